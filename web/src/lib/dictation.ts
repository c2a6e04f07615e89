/** Dice that are said instead of tapped, where the browser understands speech. */

/** What browsers call it; TypeScript's library knows only its results. */
interface Recognition extends EventTarget {
  lang: string;
  maxAlternatives: number;
  start(): void;
  onresult: ((event: { results: ArrayLike<ArrayLike<{ transcript: string }>> }) => void) | null;
  onend: (() => void) | null;
  onerror: (() => void) | null;
}

type Browser = typeof window & Partial<Record<"SpeechRecognition" | "webkitSpeechRecognition", new () => Recognition>>;

function recognition(): (new () => Recognition) | undefined {
  const { SpeechRecognition, webkitSpeechRecognition } = window as Browser;
  return SpeechRecognition ?? webkitSpeechRecognition;
}

export const canDictate = (): boolean => recognition() !== undefined;

/** What was said, until the speaker stops; empty where nothing was understood. */
export function dictated(language: string): Promise<string> {
  const Kind = recognition();
  if (!Kind) return Promise.resolve("");
  return new Promise((heard) => {
    const listening = new Kind();
    let said = "";
    Object.assign(listening, { lang: language, maxAlternatives: 1 });
    listening.onresult = ({ results }) =>
      (said = Array.from(results, (result) => result[0]?.transcript ?? "").join(" "));
    listening.onend = listening.onerror = () => heard(said);
    listening.start();
  });
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .toLowerCase();

/** The faces that were named, in order and at most so many; the longest label that fits counts ("red three" before "three"). */
export function facesIn(said: string, labels: Map<string, string>, most: number): string[] {
  const known = [...labels]
    .flatMap(([face, label]) => [[plain(label), face] as const, [plain(face), face] as const])
    .filter(([word]) => word)
    .sort(([one], [other]) => other.length - one.length);
  const found: string[] = [];
  let rest = plain(said).replaceAll(/[,.;!]/gu, " ");
  while (rest && found.length < most) {
    rest = rest.trimStart();
    const hit = known.find(([word]) => rest.startsWith(word));
    if (hit) found.push(hit[1]);
    // digits that were said one after the other may arrive as one number
    rest = hit ? rest.slice(hit[0].length) : rest.replace(/^(\d|\S+)/u, "");
  }
  return found;
}
