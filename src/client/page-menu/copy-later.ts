import { copyText } from "../copy-text.ts";

/**
 * Copies a text that is still being fetched. Safari allows that only while it handles the click, so the promise itself
 * goes to the clipboard; other browsers wait for the text.
 */
export async function copyLater(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((value) => new Blob([value], { type: "text/plain" }));
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": blob })]);
    return true;
  } catch {
    return text.then(copyText, () => false);
  }
}
