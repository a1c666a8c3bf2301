/** Does nothing: a request to the hosted service needs the reader's query, and its code comes with the dialog's. */
export function preloadProvider(): void {}
