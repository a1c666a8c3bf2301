import type { Section } from "@docs/content";
import { type Api, type ApiMember, declarers, toJavaType } from "@docs/facts";
import { type Sdk, toOneLine } from "@docs/search";

/** Functions by SDK that shorten declarations for search results by removing what all of them share. */
const SHORTENED: Readonly<Record<string, (code: string, member: ApiMember) => string>> = {
  python: (code, { fn }) =>
    code
      .replace(/\(self(?:, )?/, "(")
      .replace("…", "...")
      .replace(/-> None$/, fn.returns.endsWith("!") ? "-> Void" : "-> Void | None"),
  php: (code) => code.replace(/^function /, "").replace("…", "..."),
  java: (code, { type }) => code.replace(/(?=\w+ optArgs)/, `${toJavaType(type, "value")}.`).replace(/^Void /, "void "),
};

/**
 * Returns the declaration of an API symbol in every SDK that has it, each on one line.
 *
 * TypeScript's declaration is the one on the page; the others are generated from the schema. Undefined if the section
 * doesn't start with a declaration.
 *
 * @param owner type of the API that the page is about, such as `Container`.
 */
export function readSignatures(
  { heading, code: [shown] }: Section,
  owner: string,
  api: Api,
): Partial<Record<Sdk, string>> | undefined {
  if (shown?.language !== "typescript" || shown.title !== undefined) {
    return undefined;
  }
  const type = owner === "Client" ? "Query" : owner;
  const fn = api.types.get(type)?.functions.get(heading);
  if (!fn) {
    return { typescript: toOneLine(shown.code) };
  }
  const member = { type, name: heading, fn };
  const lines = Object.entries(declarers).map(([sdk, declarer]) => {
    const code = sdk === "typescript" ? shown.code : declarer.declareFunction(member, api, "brief").code;
    const line = SHORTENED[sdk]?.(toOneLine(code), member) ?? toOneLine(code);
    return [sdk, fn.since === undefined ? line : `${line} ${sdk === "python" ? "#" : "//"} since ${fn.since}`] as const;
  });
  return Object.fromEntries(lines);
}
