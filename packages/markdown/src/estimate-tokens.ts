/** Characters for each token, the mean of this site's twins with the tokenizer o200k_base; bench/agent.ts measures it. */
const CHARACTERS_PER_TOKEN = 3.9;

/** Estimates how many tokens a text has for a language model. */
export function estimateTokens(text: string): number {
  return Math.ceil(text.length / CHARACTERS_PER_TOKEN);
}
