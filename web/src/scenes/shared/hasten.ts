/** A tap on the scene shows at once what is being played, dice in the air included; a tap on a control only presses it. */
import type { Attachment } from "svelte/attachments";

import type { TableStore } from "../../house/table.svelte";

export const hasten =
  (table: TableStore): Attachment<HTMLElement> =>
  (scene) => {
    function skip(event: PointerEvent): void {
      if (table.settled || (event.target as Element).closest("[data-action]:not(:disabled)")) return;
      table.hasten();
      for (const animation of scene.getAnimations({ subtree: true }))
        if (!(animation instanceof CSSAnimation)) animation.finish();
    }
    scene.addEventListener("pointerdown", skip);
    return () => scene.removeEventListener("pointerdown", skip);
  };
