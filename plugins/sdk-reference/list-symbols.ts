import { SDK_REFERENCE } from "@docs/facts";
import type { ReferenceContext } from "./context.ts";
import { isId, isOptions } from "./render-alias.ts";
import type { SymbolPage } from "./symbols.ts";

/** A page in the sidebar's list of the reference. */
export interface ListedPage {
  readonly title: string;
  readonly url: string;
  readonly group: "Classes" | "Enumerations" | "Overview";
  /** Pages that are only listed, below this one, while a reader is on one of them. */
  readonly below: readonly { readonly title: string; readonly url: string }[];
}

/** Lists the pages for the sidebar: parts, classes, and enums, and below each class its options and its identifier. */
export function listSymbols(context: ReferenceContext): readonly ListedPage[] {
  const pages = [...context.index.values()];
  const overview = (title: string, path: string, below: readonly SymbolPage[]): ListedPage => ({
    ...{ title, url: SDK_REFERENCE + path },
    group: "Overview",
    below: below.map(toLink),
  });
  const listKind = (kind: "class" | "enum", group: ListedPage["group"]) =>
    pages
      .filter(({ module, declaration }) => module === "api/client.gen" && declaration.kind === kind)
      .map((page): ListedPage => ({ ...toLink(page), group, below: findBelow(page, pages, context).map(toLink) }));
  const classes = listKind("class", "Classes");
  const known = new Set(classes.flatMap(({ below }) => below.map(({ url }) => url)));
  const inModule = (name: SymbolPage["module"]) => pages.filter(({ module }) => module === name);
  const values = pages.filter(({ declaration, url }) => declaration.kind === "alias" && !known.has(url));
  return [
    overview(
      "api/client.gen",
      "api/client.gen/",
      values.filter(({ module }) => module === "api/client.gen"),
    ),
    overview("dag", "api/client.gen/variables/dag", []),
    overview("connect", "connect/", inModule("connect")),
    overview("errors", "common/errors/", inModule("common/errors")),
    ...classes,
    ...listKind("enum", "Enumerations"),
  ];
}

function toLink({ title, url }: SymbolPage): { title: string; url: string } {
  return { title, url };
}

function findBelow(owner: SymbolPage, pages: readonly SymbolPage[], context: ReferenceContext): readonly SymbolPage[] {
  return pages.filter(({ declaration }) =>
    isOptions(declaration)
      ? context.usesOf(declaration.name).takenBy[0]?.owner === owner
      : isId(declaration, context) && declaration.name.replace(/ID$/, "") === owner.title,
  );
}
