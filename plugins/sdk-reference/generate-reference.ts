import { daggerVersion } from "../../data/version.ts";
import { readTypePages } from "../reference/members/read-type-pages.ts";
import type { ReferenceContext } from "./context.ts";
import type { Field, Sdk } from "./declarations.ts";
import { findUses } from "./find-uses.ts";
import { hideSymbols } from "./hide-symbols.ts";
import { type GeneratedPage, type PageDraft, renderSequence } from "./page.ts";
import { type ReferenceData, readData } from "./read-data.ts";
import { type PublishedSdk, readSdk } from "./read-sdk.ts";
import { renderAlias } from "./render-alias.ts";
import { renderClass } from "./render-class.ts";
import { renderCallable } from "./render-connect.ts";
import { renderEnum } from "./render-enum.ts";
import { renderError, renderErrorCodes } from "./render-error.ts";
import { type IndexPages, renderIndexes } from "./render-indexes.ts";
import { indexSymbols, type SymbolPage } from "./symbols.ts";
import { createTexts } from "./texts.ts";

/** Reads the installed SDK and the hand-written texts, and makes every page of the reference. */
export async function generateReference(): Promise<readonly GeneratedPage[]> {
  const [published, data] = await Promise.all([readSdk(), readData()]);
  return renderReference(published, data, readTypePages());
}

/**
 * Makes every page of the reference.
 *
 * @param typePages addresses of the pages that describe a type in every SDK language, by its name.
 * @throws Error that lists all symbols without a text and all texts without a symbol.
 */
export function renderReference(
  { sdk: everything, version }: PublishedSdk,
  data: ReferenceData,
  typePages: ReadonlyMap<string, string> = new Map(),
): readonly GeneratedPage[] {
  const sdk = hideSymbols(everything, data.hidden);
  const index = indexSymbols(sdk);
  const texts = createTexts(data.texts);
  const prose = Object.fromEntries(
    Object.entries(data.prose).map(([name, text]) => [
      name,
      fillVersions(text, { daggerVersion, packageVersion: version }),
    ]),
  );
  const context: ReferenceContext = { index, usesOf: findUses(index), texts, order: data.order, prose, typePages };
  const settings = findSettings(sdk);
  const drafts = [...index.values()].map((page) => ({ page, draft: renderSymbol(page, context, settings) }));
  const pages = arrange(drafts, renderIndexes(context));
  const problems = texts.findProblems();
  if (problems.length > 0) {
    throw new Error(`data/sdk-reference: ${problems.length} texts do not fit the package.\n${problems.join("\n")}`);
  }
  return pages;
}

function renderSymbol(page: SymbolPage, context: ReferenceContext, settings: readonly Field[]): PageDraft {
  const { declaration, module } = page;
  if (module === "connect" || declaration.name === "dag") {
    return renderCallable(page, declaration, context, settings);
  }
  switch (declaration.kind) {
    case "class":
      return module === "common/errors"
        ? renderError(page, declaration, context)
        : renderClass(page, declaration, context);
    case "alias":
      return renderAlias(page, declaration, context);
    case "enum":
      return renderEnum(page, declaration, context);
    case "variable":
    case "function":
      return renderErrorCodes(page, declaration, context);
  }
}

interface SymbolDraft {
  readonly page: SymbolPage;
  readonly draft: PageDraft;
}

/** Gives every page its neighbours: maps lead to maps, and symbols to symbols of their kind. */
function arrange(drafts: readonly SymbolDraft[], maps: IndexPages): GeneratedPage[] {
  const startOf = { "api/client.gen": maps.api, "common/errors": maps.errors, connect: maps.connect };
  const kindOf = ({ module, declaration }: SymbolPage) => `${module} ${declaration.kind}`;
  const kinds = new Map(drafts.map(({ page }) => [kindOf(page), page.module]));
  const symbols = [...kinds].flatMap(([kind, module]) => {
    const sameKind = drafts.filter(({ page }) => kindOf(page) === kind);
    return renderSequence(
      sameKind.map(({ draft }) => draft),
      startOf[module],
    );
  });
  const sequence = renderSequence([maps.start, maps.modules, maps.api, maps.errors, maps.connect]);
  return [...sequence, ...symbols];
}

/** Settings of a session, which no route of their own describes. */
function findSettings(sdk: Sdk): readonly Field[] {
  const found = sdk.connect.find(({ name }) => name === "ConnectOpts");
  return found?.kind === "alias" ? found.fields : [];
}

/**
 * Puts versions into prose.
 *
 * @throws Error naming the versions that prose can ask for.
 */
function fillVersions(text: string, versions: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const version = versions[name];
    if (version === undefined) {
      const known = Object.keys(versions).join(", ");
      throw new Error(`data/sdk-reference/prose: unexpected {{${name}}}, expected one of: ${known}. Correct it.`);
    }
    return version;
  });
}
