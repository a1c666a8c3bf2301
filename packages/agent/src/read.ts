import { estimateTokens } from "@docs/markdown/estimate-tokens";
import type { Sdk } from "@docs/search";
import type { ToolAnswer } from "./data.ts";
import { type Found, listSections, type PageFinder } from "./pages.ts";

/** What a model asks to read. */
export interface ReadInput {
  readonly addresses: readonly string[];
  readonly sdk?: Sdk | undefined;
  readonly maxTokens?: number | undefined;
}

/** Tokens of an answer unless the model asks for more or fewer. */
const DEFAULT_TOKENS = 4000;

/** Reads pages or sections in one language, and says what was left out and how to get it. */
export function answerRead(finder: PageFinder, { addresses, sdk, maxTokens = DEFAULT_TOKENS }: ReadInput): ToolAnswer {
  const share = Math.floor(maxTokens / Math.max(addresses.length, 1));
  const results = addresses.map((address) => {
    const found = finder.find(address, sdk);
    return found
      ? { text: render(found, share, sdk), isError: false }
      : { text: describeMiss(address, finder.suggest(address)), isError: true };
  });
  const isError = results.every((result) => result.isError);
  return { text: results.map(({ text }) => text).join("\n---\n\n"), ...(isError ? { isError } : {}) };
}

function describeMiss(address: string, near: readonly string[]): string {
  const list = near.length > 0 ? ` The nearest are: ${near.join(", ")}.` : " Search for it.";
  return `There's no page or section at ${address}.${list}`;
}

function render({ page, id, text }: Found, maxTokens: number, sdk: Sdk | undefined): string {
  const head = `Source: ${page.url}${id ? `#${id}` : ""}${sdk && page.texts[sdk] ? ` (${sdk})` : ""}\n\n`;
  if (estimateTokens(text) <= maxTokens) {
    return head + text;
  }
  const kept = cutAtLine(text, maxTokens);
  const rest = listSections(page, text).filter((section) => !kept.includes(section.text.trimEnd()));
  const list = rest.map((section) => `- ${page.url}#${section.id} (${estimateTokens(section.text)} tokens)`);
  const more = list.length > 0 && id === undefined ? ` Read the rest by section:\n${list.join("\n")}` : "";
  return `${head}${kept}\n\nCut at ${maxTokens} of ${estimateTokens(text)} tokens; raise max_tokens for all of it.${more}\n`;
}

function cutAtLine(text: string, maxTokens: number): string {
  let kept = "";
  for (const line of text.split("\n")) {
    if (estimateTokens(kept + line) > maxTokens) {
      break;
    }
    kept += `${line}\n`;
  }
  const fences = kept.match(/^`{3,}/gm)?.length ?? 0;
  return fences % 2 === 0 ? kept : `${kept}\`\`\`\n`;
}
