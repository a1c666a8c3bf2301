/** Copies a text to the clipboard; returns whether that was allowed, which takes permission and a secure context. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
