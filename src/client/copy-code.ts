import { copyText } from "./copy-text.ts";

/** How long a button shows its confirmation, in milliseconds: enough to read one word, without a noticeable wait. */
const CONFIRMATION_MS = 1500;

/** Makes every copy button on the page copy the code of its block. */
export function startCopyCode(): void {
  document.addEventListener("click", async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>(".code-copy") : null;
    const code = button?.closest(".code")?.querySelector("pre")?.textContent;
    if (!button || !code) {
      return;
    }
    const isCopied = await copyText(code);
    button.textContent = isCopied ? "Copied" : "Press Ctrl+C";
    // Phones show a sign instead of the word.
    button.toggleAttribute("data-copied", isCopied);
    window.setTimeout(() => {
      button.textContent = "Copy";
      button.removeAttribute("data-copied");
    }, CONFIRMATION_MS);
  });
}
