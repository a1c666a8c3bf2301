import { type Fault, readSnippetUses, type SnippetUse } from "@docs/pages";
import { describeUnknownSnippet, reasonAttribute } from "@docs/snippets";
import type { PageRule, SiteFacts } from "../rule.ts";

/** Checks that a snippet exists, and has every SDK language, a reason why one is missing, or `as` and one language. */
export const checkSnippetLanguages: PageRule = (page, facts) =>
  readSnippetUses(page).flatMap((use) =>
    findFaults(use, facts).map((fault) => ({ line: use.line, column: use.column, ...fault })),
  );

function findFaults({ name, attributes }: SnippetUse, { snippets, sdkLanguages }: SiteFacts): Fault[] {
  const present = snippets.get(name);
  if (!present) {
    return [describeUnknownSnippet(name, snippets.keys())];
  }
  if (attributes.has("as")) {
    const fix = `Remove the attribute "as", or move the other programs out of snippets/${name}/.`;
    return present.length === 1
      ? []
      : [{ found: `Unexpected snippet "${name}" in ${present.length} languages`, expected: "one language", fix }];
  }
  return sdkLanguages.flatMap((language): Fault[] => {
    const { id, label } = language;
    const attribute = reasonAttribute(language);
    const reason = attributes.get(attribute);
    if (present.includes(id) && reason !== undefined) {
      const found = `Unexpected ${attribute} for snippet "${name}", which has ${label}`;
      return [{ found, expected: "no reason", fix: "Remove the attribute." }];
    }
    if (!present.includes(id) && !reason) {
      const fix = `Add a file to snippets/${name}/, or ${attribute}="…" with the reason.`;
      return [
        { found: `Unexpected snippet "${name}" without ${label}`, expected: "every SDK language or a reason", fix },
      ];
    }
    return [];
  });
}
