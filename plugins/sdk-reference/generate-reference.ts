import { findPartPages, type GeneratedPage, groupBy, readPagesWithParts } from "@docs/pages";
import {
  createContext,
  type MapName,
  type ReferenceContext,
  type ReferenceData,
  readReferenceData,
} from "./context.ts";
import type { Field, ModuleName } from "./declarations.ts";
import type { ShownProgram } from "./find-examples.ts";
import { type ListedPage, listSymbols } from "./list-symbols.ts";
import { type PageDraft, renderSequence } from "./page.ts";
import { type PublishedSdk, readSdk } from "./read-sdk.ts";
import { readShownPrograms } from "./read-shown-programs.ts";
import { renderAlias, renderEnum } from "./render-alias.ts";
import { renderClass } from "./render-class.ts";
import { renderCallable } from "./render-connect.ts";
import { renderError, renderErrorCodes } from "./render-error.ts";
import { renderIndexes } from "./render-indexes.ts";
import type { SymbolPage } from "./symbols.ts";

/** Reads the installed SDK and the handwritten texts, and renders every page of the reference. */
export async function generateReference(): Promise<readonly GeneratedPage[]> {
  const typePages = findPartPages(readPagesWithParts(["ApiMembers"]), "ApiMembers", "type");
  return renderReference(await readSdk(), readReferenceData(), typePages, readShownPrograms());
}

/** Lists the pages of the reference for the sidebar. */
export async function listReference(): Promise<readonly ListedPage[]> {
  return listSymbols(createContext(await readSdk(), readReferenceData(), new Map()));
}

/**
 * Renders every page of the reference. "Previous" and "Next" connect list pages to each other, and symbols to others of
 * the same kind.
 *
 * @param typePages addresses of the pages that describe a type in every SDK language, by the type's name.
 * @param programs of the pages, which examples are taken from.
 * @throws Error that lists all symbols without a text and all texts without a symbol.
 */
export function renderReference(
  published: PublishedSdk,
  data: ReferenceData,
  typePages: ReadonlyMap<string, string> = new Map(),
  programs: readonly ShownProgram[] = [],
): readonly GeneratedPage[] {
  const context = createContext(published, data, typePages, programs);
  // These settings have no page of their own that describes them.
  const settings = published.sdk.connect.find(({ name }) => name === "ConnectOpts")?.fields ?? [];
  const symbols = [...context.index.values()].map((page) => ({ page, draft: renderSymbol(page, context, settings) }));
  const maps = renderIndexes(context);
  const problems = context.texts.findProblems();
  if (problems.length > 0) {
    throw new Error(`data/sdk-reference: ${problems.length} texts do not fit the package.\n${problems.join("\n")}`);
  }
  const kinds = groupBy(symbols, ({ page: { module, declaration } }) => `${module} ${declaration.kind}`);
  return [
    ...renderSequence([maps.start, maps.modules, maps.api, maps.errors, maps.connect]),
    ...[...kinds.values()].flatMap((kind) =>
      renderSequence(
        kind.map(({ draft }) => draft),
        maps[MAP_OF[kind[0]?.page.module ?? "connect"]],
      ),
    ),
  ];
}

/** The list page that precedes the symbols of a module. */
const MAP_OF: Readonly<Record<ModuleName, MapName>> = {
  "api/client.gen": "api",
  "common/errors": "errors",
  connect: "connect",
};

function renderSymbol(page: SymbolPage, context: ReferenceContext, settings: readonly Field[]): PageDraft {
  const { declaration, module } = page;
  if (module === "connect" || declaration.name === "dag") {
    return renderCallable(page, context, settings);
  }
  switch (declaration.kind) {
    case "class":
      return module === "common/errors" ? renderError(page, context) : renderClass(page, context);
    case "alias":
      return renderAlias(page, context);
    case "enum":
      return renderEnum(page, context);
    case "variable":
    case "function":
      return renderErrorCodes(page, context);
  }
}
