import type { ReferenceContext } from "./context.ts";
import type { Declaration, Field } from "./declarations.ts";
import { formatSignature } from "./format-signature.ts";
import { blocks, code, escapeMdx, heading, link, list, signature, table } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { REFERENCE_URL, type SymbolPage, symbolsIn } from "./symbols.ts";

/** Names of the prose files that stand on the pages of these exports. */
const PROSE_OF: Readonly<Record<string, string>> = {
  connect: "connect",
  connection: "connection",
  CallbackFct: "callback",
  dag: "dag",
};

/**
 * Makes the page of a function, of its callback or of a variable: the signature, what it takes, and prose.
 *
 * @param settings fields of the settings object that the functions take.
 */
export function renderCallable(
  page: SymbolPage,
  declaration: Declaration,
  context: ReferenceContext,
  settings: readonly Field[],
): PageDraft {
  const { name, kind } = declaration;
  const summary = context.texts.symbol(name);
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} ${kind === "alias" ? "type" : kind}`,
    description: `${page.title} in the TypeScript SDK. ${summary}`,
    body: blocks(
      escapeMdx(summary),
      signature(formatDeclaration(declaration)),
      declaration.kind === "function" ? renderParameters(name, declaration.parameters, settings, context) : undefined,
      context.prose[PROSE_OF[name] ?? ""],
      page.module === "connect"
        ? `${link("Connect", `${REFERENCE_URL}connect/`)} lists the ways to open a session.`
        : undefined,
    ),
  };
}

function formatDeclaration(declaration: Declaration): string {
  switch (declaration.kind) {
    case "function":
      return `function ${formatSignature(declaration)}`;
    case "variable":
      return `const ${declaration.name}: ${declaration.type}`;
    case "alias":
      return `type ${declaration.name} = ${declaration.type}`;
    case "class":
    case "enum":
      return declaration.name;
  }
}

function renderParameters(
  owner: string,
  parameters: readonly Field[],
  settings: readonly Field[],
  { index, texts }: ReferenceContext,
): string {
  const items = parameters.map(({ name, type }) => {
    const [page] = symbolsIn(type, index).filter(({ declaration }) => declaration.kind === "alias");
    return `${page ? link(code(name), page.url) : code(name)}: ${escapeMdx(texts.argument(owner, name))}`;
  });
  const rows = settings.map((field) => [
    code(`${field.name}?`),
    code(field.type),
    escapeMdx(texts.argument("ConnectOpts", field.name)),
  ]);
  return blocks(list(items), heading(2, "Settings", "settings"), table(["Setting", "Type", "Meaning"], rows));
}
