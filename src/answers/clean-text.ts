/**
 * Characters that reorder or hide the text around them: bidirectional controls, zero-width characters, and all controls
 * except tab and newline. Right-to-left text needs none of them; all they do here is disguise one text as another.
 */
const DECEIVING = /[^\P{C}\n\t\p{Cn}\u200c\u200d]|[\u2028\u2029]/gu;

/** Removes the characters that could disguise one text as another. All visible text stays. */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, "\n").replace(DECEIVING, "");
}
