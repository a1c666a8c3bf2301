import { firstSentence } from "@docs/pages";
import type { MapName, ReferenceContext } from "./context.ts";
import { blocks, code, escapeMdx, heading, link, linkUse, list } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { isId, isOptions } from "./render-alias.ts";
import type { SymbolPage } from "./symbols.ts";

/** Renders the pages that list other pages of the reference. */
export function renderIndexes(context: ReferenceContext): Readonly<Record<MapName, PageDraft>> {
  const { maps, prose } = context;
  const errors = listSymbols(select(context, "common/errors"), context);
  const exports = listSymbols(select(context, "connect"), context);
  return {
    start: { ...maps.start, body: prose.index ?? "" },
    modules: { ...maps.modules, body: prose.modules ?? "" },
    api: { ...maps.api, body: blocks(prose.api, ...renderApi(context)) },
    errors: { ...maps.errors, body: blocks(prose.errors, heading(2, "Error classes", "classes"), errors) },
    connect: { ...maps.connect, body: blocks(prose["connect-index"], heading(2, "Exports", "exports"), exports) },
  };
}

function renderApi(context: ReferenceContext): readonly string[] {
  const pages = select(context, "api/client.gen");
  const ofKind = (kind: SymbolPage["declaration"]["kind"]) =>
    listSymbols(
      pages.filter(({ declaration }) => declaration.kind === kind),
      context,
    );
  const aliases = (isWanted: (page: SymbolPage) => boolean) =>
    listSymbols(
      pages.filter((page) => page.declaration.kind === "alias" && isWanted(page)),
      context,
    );
  const isOptionsPage = ({ declaration }: SymbolPage) => isOptions(declaration);
  const isIdPage = ({ declaration }: SymbolPage) => isId(declaration, context);
  return [
    ...[heading(2, "Variables", "variables"), ofKind("variable")],
    ...[heading(2, "Classes", "classes"), ofKind("class")],
    ...[heading(2, "Enumerations", "enumerations"), ofKind("enum")],
    heading(2, "Type aliases", "type-aliases"),
    ...[heading(3, "Values", "values"), aliases((page) => !isOptionsPage(page) && !isIdPage(page))],
    ...[heading(3, "Options of methods", "options"), aliases(isOptionsPage)],
    ...[heading(3, "Identifiers", "identifiers"), aliases(isIdPage)],
  ];
}

function select({ index }: ReferenceContext, module: SymbolPage["module"]): SymbolPage[] {
  return [...index.values()].filter((page) => page.module === module);
}

function listSymbols(pages: readonly SymbolPage[], context: ReferenceContext): string {
  return list(pages.map((page) => `${link(page.title, page.url)}: ${renderLine(page, context)}`));
}

function renderLine({ declaration, title }: SymbolPage, context: ReferenceContext): string {
  if (isOptions(declaration)) {
    const [use] = context.usesOf(declaration.name).takenBy;
    return use ? `options of ${linkUse(use)}.` : "left over from GraphQL introspection.";
  }
  if (isId(declaration, context)) {
    return `identifier of ${code(title.replace(/ID$/, ""))} objects.`;
  }
  return escapeMdx(firstSentence(context.texts.symbol(declaration.name)));
}
