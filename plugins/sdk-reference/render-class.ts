import { readPageStyles } from "@docs/code";
import { findUnknownFunctions, groupFunctions, memberId, SDK_REFERENCE } from "@docs/facts";
import { escapeHtml } from "@docs/pages";
import type { ReferenceContext } from "./context.ts";
import type { Method } from "./declarations.ts";
import { blocks, code, escapeMdx, heading, link, linkedSignature, linkUse, rawContent } from "./markdown.ts";
import { draftSymbol, type PageDraft } from "./page.ts";
import { renderArguments } from "./render-fields.ts";
import { linkFrom, type MethodUse, type SymbolPage } from "./symbols.ts";

const styles = ["../page-styles/units.css", "./class.css"]
  .map((file) => readPageStyles(new URL(file, import.meta.url)))
  .join("");

/** How many ways to get an object are listed at the top of its page. The end of the page lists all of them. */
const SHOWN_ORIGINS = 3;

/** Renders the page of an API class. */
export function renderClass(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { declaration, title } = page;
  const summary = context.texts.symbol(declaration.name);
  const typePage = context.typePages.get(title);
  return draftSymbol(
    page,
    "class",
    `${title} in the TypeScript SDK. ${summary}`,
    escapeMdx(summary),
    `<style ${rawContent(styles)} />`,
    renderOrigin(page, context),
    typePage && `${link(`The type page of ${code(title)}`, typePage)} says when to use it, and has every SDK language.`,
    ...renderMethods(page, context),
    ...renderUses(page, context),
    `${link("All classes", `${SDK_REFERENCE}api/client.gen/#classes`)} of the TypeScript SDK.`,
  );
}

function renderMethods(page: SymbolPage, context: ReferenceContext): readonly string[] {
  const { name, methods } = page.declaration;
  const byName = new Map(methods.map((method) => [method.name, method]));
  const unknown = findUnknownFunctions(name, byName.keys(), context.order);
  if (unknown.length > 0) {
    throw new Error(
      `data/sdk-reference: unexpected ${unknown.join(", ")} in common.json or topics.json, expected methods of the class. Correct or remove them.`,
    );
  }
  return groupFunctions(name, byName.keys(), context.order, "methods").flatMap(({ title, names }) => [
    heading(2, title, `group-${title.toLowerCase().replaceAll(" ", "-")}`),
    ...names.flatMap((method) => byName.get(method) ?? []).map((method) => renderMethod(page, method, context)),
  ]);
}

function renderMethod(owner: SymbolPage, method: Method, context: ReferenceContext): string {
  return blocks(
    heading(3, method.name, memberId(method.name)),
    linkedSignature(method, linkFrom(owner, context.index)),
    renderDescription(owner, method, context),
    renderArguments(owner, method, context),
    renderExample(owner, method, context),
  );
}

/** Renders a call of the method in a program, with a link to it. A call without arguments says no more than its name. */
function renderExample(owner: SymbolPage, method: Method, { examples }: ReferenceContext): string | undefined {
  const example = examples.get(`${owner.declaration.name}.${method.name}`);
  if (!example) {
    return undefined;
  }
  const page = `Used in <a href="${example.url}">${escapeHtml(example.title)}</a>`;
  const call = example.call.endsWith("()") ? "." : `: <code>${escapeHtml(example.call)}</code>`;
  return `<p className="example" ${rawContent(page + call)} />`;
}

function renderDescription(owner: SymbolPage, method: Method, { texts, order, since }: ReferenceContext): string {
  const name = `${owner.declaration.name}.${method.name}`;
  const instead = order.deprecated[name];
  const release = since.get(name);
  return [
    ...(instead ? [`Deprecated. ${escapeMdx(instead)}`] : []),
    ...(order.experimental.includes(name) ? ["Experimental."] : []),
    escapeMdx(texts.member(owner.declaration.name, method.name)),
    ...(release === undefined ? [] : [`Since ${release}.`]),
  ].join(" ");
}

/** Describes how to get an object of the class, since its constructor is internal. */
function renderOrigin(page: SymbolPage, { usesOf }: ReferenceContext): string | undefined {
  const { title, declaration } = page;
  const others = usesOf(declaration.name).returnedBy.filter(({ owner }) => owner.title !== title);
  if (others.length === 0) {
    return undefined;
  }
  // Loading an object by its ID only returns one that a program already had.
  const origins = others
    .filter(({ method }) => !/^load\w+FromID$/.test(method.name))
    .sort((left, right) => rank(left) - rank(right));
  const shown = (origins.length > 0 ? origins : others).slice(0, SHOWN_ORIGINS).map(linkUse);
  const more = origins.length > SHOWN_ORIGINS ? [link("another method", "#returned-by")] : [];
  const ways = [...shown, ...more].join(", ").replace(/, (?=[^,]*$)/, " or ");
  const exported = title === declaration.name ? "" : ` The package exports it as ${code(declaration.name)}.`;
  return `You get one from ${ways}; its constructor is internal.${exported}`;
}

/** Ranks the most common ways to get an object first, and conversions of a model's values last. */
function rank({ owner }: MethodUse): number {
  return owner.title === "Client" ? 0 : owner.title === "Binding" ? 2 : 1;
}

function renderUses({ title, declaration }: SymbolPage, { usesOf }: ReferenceContext): readonly string[] {
  const { returnedBy, takenBy } = usesOf(declaration.name);
  const others = returnedBy.filter(({ owner }) => owner.title !== title);
  const own = returnedBy.length > others.length ? " Its own methods that return one are left out." : "";
  const listUses = (uses: readonly MethodUse[]) => `${uses.map(linkUse).join(", ")}.`;
  return [
    ...(others.length > 0 ? [heading(2, "Returned by", "returned-by"), `${listUses(others)}${own}`] : []),
    ...(takenBy.length > 0 ? [heading(2, "Taken by", "taken-by"), listUses(takenBy)] : []),
  ];
}
