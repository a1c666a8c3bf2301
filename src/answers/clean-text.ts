/**
 * Signs that reorder or hide the text around them: bidirectional controls, zero-width signs, and the controls that are
 * neither tab nor line end. Right-to-left words need none of them; they only ever make a text look like another one.
 */
const DECEIVING = /[^\P{C}\n\t\p{Cn}\u200c\u200d]|[\u2028\u2029]/gu;

/** Takes from a text what would make it look like another. Everything that can be read stays. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(DECEIVING, "");
}
