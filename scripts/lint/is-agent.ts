/** Matches a program that creates an environment or a conversation, in any SDK language. */
const AGENT = /\bdag(?:\(\))?\s*(?:\.|->)\s*(?:current_?env|env|llm)\(/i;

/** Returns whether a program uses a model. */
export function isAgent(code: string): boolean {
  return AGENT.test(code);
}
