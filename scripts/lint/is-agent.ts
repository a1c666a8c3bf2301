/** Makes an environment or a conversation, in any SDK language. */
const AGENT = /\bdag(?:\(\))?\s*(?:\.|->)\s*(?:current_?env|env|llm)\(/i;

/** Tells whether a model works in a program. */
export function isAgent(code: string): boolean {
  return AGENT.test(code);
}
