/** Has nothing to ask for: the hosted service is asked with the reader's words, and its code comes with the dialog's. */
export function preloadProvider(): void {}
