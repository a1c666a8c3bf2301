import type { ReferenceContext } from "./context.ts";
import type { EnumDeclaration } from "./declarations.ts";
import { blocks, code, escapeMdx, heading, link, table } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { renderUsers } from "./render-alias.ts";
import { REFERENCE_URL, type SymbolPage } from "./symbols.ts";

/** Makes the page of an enum. */
export function renderEnum(page: SymbolPage, declaration: EnumDeclaration, context: ReferenceContext): PageDraft {
  const summary = context.texts.symbol(declaration.name);
  const rows = declaration.members.map(({ name, value }) => [
    code(`${declaration.name}.${name}`),
    code(JSON.stringify(value)),
    escapeMdx(context.texts.member(declaration.name, name)),
  ]);
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} enum`,
    description: `${page.title} in the TypeScript SDK. ${summary} Its members are ${declaration.members.map(({ name }) => name).join(", ")}.`,
    body: blocks(
      escapeMdx(summary),
      heading(2, "Members", "members"),
      table(["Member", "Value", "Meaning"], rows),
      renderUsers(declaration, context),
      `${link("All enumerations", `${REFERENCE_URL}api/client.gen/#enumerations`)} of the TypeScript SDK.`,
    ),
  };
}
