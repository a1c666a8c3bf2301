/** A chat that a reader can open with a question about the page. */
export interface Assistant {
  readonly name: string;
  /** Address to which the encoded question is added. */
  readonly address: string;
}

const ASSISTANTS: readonly Assistant[] = [
  { name: "Claude", address: "https://claude.ai/new?q=" },
  { name: "ChatGPT", address: "https://chatgpt.com/?hints=search&q=" },
  { name: "Cursor", address: "https://cursor.com/link/prompt?text=" },
];

/** Returns the address of a page's Markdown in one language, given the one with all languages. */
export function toLanguageAddress(address: string, sdk: string | undefined): string {
  return sdk ? address.replace(/\.md$/, `.${sdk}.md`) : address;
}

/** Lists the assistants that can open the page, with the links that do it. */
export function listAssistants(markdownUrl: string): readonly (Assistant & { readonly href: string })[] {
  const question = encodeURIComponent(`Read ${markdownUrl} and help me with it.`);
  return ASSISTANTS.map((assistant) => ({ ...assistant, href: assistant.address + question }));
}
