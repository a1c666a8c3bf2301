/** Made by plugins/words: where the cards are, and the SDK languages by id. */
declare module "@words/settings" {
  const settings: { readonly url: string; readonly sdks: Readonly<Record<string, string>> };
  export default settings;
}
