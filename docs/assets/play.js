/* <dice-table data-page="learn/gonuts">: a table of the house in the text, where the house stands beside these pages
   (`dicehouse site` lays them into its folder docs/). Elsewhere the sentence inside stays. */
const pages = new URL("..", document.currentScript.src);
const house = new URL("..", pages);

async function isOpen() {
  try {
    const answer = await fetch(new URL("manifest.webmanifest", house));
    return answer.ok && (await answer.json()).name === "Dicehouse";
  } catch {
    return false;
  }
}

function layOut(table) {
  const address = new URL(`#/${table.dataset.page}`, house).href;
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "Play it here";
  button.addEventListener("click", () => {
    const frame = document.createElement("iframe");
    frame.src = address;
    frame.title = "A table of the house";
    table.replaceChildren(frame);
    frame.focus();
  });
  const link = document.createElement("a");
  link.href = address;
  link.textContent = "or in the house";
  table.replaceChildren(button, " ", link);
}

const tables = document.querySelectorAll("dice-table");
if (tables.length) isOpen().then((open) => open && tables.forEach(layOut));
