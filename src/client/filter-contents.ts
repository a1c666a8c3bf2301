/** Returns the words that a reader typed into a field, each of which has to be found. */
export function splitWords(text: string): readonly string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Makes the field of a page's contents leave only headings with all of its words, each below that of its section. Enter
 * leads to the first of them.
 */
export function startContentsFilter(input: HTMLInputElement, contents: HTMLElement): void {
  const entries = [...contents.querySelectorAll("li")].map((item) => ({ item, text: readText(item) }));
  // Its implicit role is that of a status.
  const status = document.createElement("output");
  input.after(status);
  let found: typeof entries = [];
  const apply = () => {
    const words = splitWords(input.value);
    found = entries.filter(({ text }) => words.every((word) => text.includes(word)));
    // From the last to the first, so that a section comes after what's in it.
    for (const { item } of [...entries].reverse()) {
      item.hidden = !found.some((entry) => entry.item === item) && !item.querySelector("li:not([hidden])");
    }
    status.textContent = found.length === 0 ? "No section has these words." : "";
  };
  input.addEventListener("input", apply);
  input.addEventListener("keydown", ({ key, isComposing }) => {
    if (key === "Enter" && !isComposing && input.value) {
      found[0]?.item.querySelector("a")?.click();
    }
  });
  apply();
}

/**
 * Returns what an entry is found by: its heading, that of its section, and what the build knows of it if a table on the
 * page leads to it too (`plugins/reference`).
 */
function readText(item: HTMLElement): string {
  const link = item.querySelector("a");
  const section = item.parentElement?.closest("li")?.querySelector("a");
  const row = document.querySelector<HTMLElement>(`tr[data-words]:has([href="${link?.hash}"])`);
  return `${section?.textContent ?? ""} ${link?.textContent} ${row?.dataset.words ?? ""}`.toLowerCase();
}
