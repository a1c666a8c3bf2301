import { SDK_REFERENCE } from "@docs/facts";
import type { ReferenceContext } from "./context.ts";
import type { Declaration, Field } from "./declarations.ts";
import { blocks, code, escapeMdx, formatSignature, heading, link, list, signature, table } from "./markdown.ts";
import { draftSymbol, type PageDraft } from "./page.ts";
import { type SymbolPage, symbolsIn } from "./symbols.ts";

/**
 * Renders the page of a function, its callback, or a variable: the signature, the arguments, and prose.
 *
 * @param settings fields of the settings object that the functions accept.
 */
export function renderCallable(page: SymbolPage, context: ReferenceContext, settings: readonly Field[]): PageDraft {
  const { declaration, module, title } = page;
  const { name, kind } = declaration;
  const summary = context.texts.symbol(name);
  return draftSymbol(
    page,
    kind === "alias" ? "type" : kind,
    `${title} in the TypeScript SDK. ${summary}`,
    escapeMdx(summary),
    signature(formatDeclaration(declaration)),
    ...declaration.methods.map(({ parameters }) => renderParameters(name, parameters, settings, context)),
    context.prose[name === "CallbackFct" ? "callback" : name],
    module === "connect"
      ? `${link("Connect", `${SDK_REFERENCE}connect/`)} lists the ways to open a session.`
      : undefined,
  );
}

function formatDeclaration({ kind, name, type, methods: [method] }: Declaration): string {
  if (method) {
    return `function ${formatSignature(method)}`;
  }
  return kind === "variable" ? `const ${name}: ${type}` : `type ${name} = ${type}`;
}

function renderParameters(
  owner: string,
  parameters: readonly Field[],
  settings: readonly Field[],
  { index, texts }: ReferenceContext,
): string {
  const items = parameters.map(({ name, type }) => {
    const page = symbolsIn(type, index).find(({ declaration }) => declaration.kind === "alias");
    return `${page ? link(code(name), page.url) : code(name)}: ${escapeMdx(texts.argument(owner, name))}`;
  });
  const rows = settings.map(({ name, type }) => [
    code(`${name}?`),
    code(type),
    escapeMdx(texts.argument("ConnectOpts", name)),
  ]);
  return blocks(list(items), heading(2, "Settings", "settings"), table(["Setting", "Type", "Meaning"], rows));
}
