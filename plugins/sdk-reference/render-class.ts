import type { ReferenceContext } from "./context.ts";
import type { ClassDeclaration, Method } from "./declarations.ts";
import type { MethodUse } from "./find-uses.ts";
import { formatSignature } from "./format-signature.ts";
import { groupMethods } from "./group-methods.ts";
import { blocks, code, escapeMdx, heading, link, signature } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { findOptions, renderArguments } from "./render-arguments.ts";
import { linkUse, linkUses } from "./render-uses.ts";
import { methodId, REFERENCE_URL, type SymbolPage, symbolsIn } from "./symbols.ts";

/** How many ways to get an object stand at the top of its page; all of them stand at the end. */
const SHOWN_ORIGINS = 3;

/** Makes the page of a class of the API. */
export function renderClass(page: SymbolPage, declaration: ClassDeclaration, context: ReferenceContext): PageDraft {
  const { texts, order } = context;
  const summary = texts.symbol(declaration.name);
  const groups = groupMethods(declaration.name, declaration.methods, order).map(({ title, methods }) =>
    blocks(
      heading(2, title, `group-${title.toLowerCase().replaceAll(" ", "-")}`),
      ...methods.map((method) => renderMethod(page, method, context)),
    ),
  );
  const body = blocks(
    escapeMdx(summary),
    renderOrigin(page, context),
    renderTypePage(page, context),
    ...groups,
    renderUses(page, context),
    `${link("All classes", `${REFERENCE_URL}api/client.gen/#classes`)} of the TypeScript SDK.`,
  );
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} class`,
    description: `${page.title} in the TypeScript SDK. ${summary}`,
    body,
  };
}

/** Leads to the page that explains the type, and lists its functions in the reader's language. */
function renderTypePage({ title }: SymbolPage, { typePages }: ReferenceContext): string | undefined {
  const url = typePages.get(title);
  return url && `${link(`The type page of ${code(title)}`, url)} says when to use it, and has every SDK language.`;
}

function renderMethod(owner: SymbolPage, method: Method, context: ReferenceContext): string {
  return blocks(
    heading(3, method.name, methodId(method.name)),
    signature(formatSignature(method)),
    renderDescription(owner, method, context),
    renderArguments(owner, method, context),
  );
}

function renderDescription(owner: SymbolPage, method: Method, context: ReferenceContext): string {
  const { index, texts, order } = context;
  const name = `${owner.declaration.name}.${method.name}`;
  const instead = order.deprecated[name];
  const options = method.parameters.filter((parameter) => findOptions(parameter, context));
  const linkTo = (type: string) => symbolsIn(type, index).filter(({ title }) => title !== owner.title);
  const sentences = [
    instead && `Deprecated. ${instead}`,
    order.experimental.includes(name) && "Experimental.",
    texts.member(owner.declaration.name, method.name),
  ];
  const links = [
    ...linkTo(method.returns).map(({ title, url }) => `Returns ${link(title, url)}.`),
    ...options.flatMap(({ type }) => linkTo(type)).map(({ title, url }) => `Options: ${link(title, url)}.`),
  ];
  return [...sentences.filter((sentence) => sentence).map((sentence) => escapeMdx(String(sentence))), ...links].join(
    " ",
  );
}

/** Says where objects of the class come from, since their constructors are internal. */
function renderOrigin(page: SymbolPage, { usesOf }: ReferenceContext): string | undefined {
  const others = usesOf(page.declaration.name).returnedBy.filter(({ owner }) => owner.title !== page.title);
  if (others.length === 0) {
    return undefined;
  }
  const origins = others.filter(({ method }) => !isReload(method)).sort((left, right) => rank(left) - rank(right));
  const shown = (origins.length > 0 ? origins : others).slice(0, SHOWN_ORIGINS).map(linkUse);
  const more = origins.length > SHOWN_ORIGINS ? [link("another method", "#returned-by")] : [];
  const exported =
    page.title === page.declaration.name ? "" : ` The package exports it as ${code(page.declaration.name)}.`;
  return `You get one from ${joinWithOr([...shown, ...more])}; its constructor is internal.${exported}`;
}

function joinWithOr(items: readonly string[]): string {
  return items.join(", ").replace(/, (?=[^,]*$)/, " or ");
}

/** Whether a method only gives back an object that a program had before. */
function isReload({ name }: Method): boolean {
  return /^load\w+FromID$/.test(name);
}

/** Places the ways that readers use most before others, and conversions of a model's values last. */
function rank({ owner }: MethodUse): number {
  return owner.title === "Client" ? 0 : owner.title === "Binding" ? 2 : 1;
}

function renderUses(page: SymbolPage, { usesOf }: ReferenceContext): string {
  const { returnedBy, takenBy } = usesOf(page.declaration.name);
  const others = returnedBy.filter(({ owner }) => owner.title !== page.title);
  const own = returnedBy.length > others.length ? " Its own methods that return one are left out." : "";
  return blocks(
    others.length > 0 ? blocks(heading(2, "Returned by", "returned-by"), `${linkUses(others)}.${own}`) : undefined,
    takenBy.length > 0 ? blocks(heading(2, "Taken by", "taken-by"), `${linkUses(takenBy)}.`) : undefined,
  );
}
