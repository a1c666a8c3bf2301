import type { ReferenceContext } from "./context.ts";
import type { AliasDeclaration, Field } from "./declarations.ts";
import type { MethodUse } from "./find-uses.ts";
import { formatSignature } from "./format-signature.ts";
import { blocks, code, escapeMdx, heading, link, list, signature, table } from "./markdown.ts";
import type { PageDraft } from "./page.ts";
import { linkUse } from "./render-uses.ts";
import { REFERENCE_URL, type SymbolPage, symbolsIn } from "./symbols.ts";

const ALL_ALIASES = `${link("All type aliases", `${REFERENCE_URL}api/client.gen/#type-aliases`)} of the TypeScript SDK.`;

/** Makes the page of a type alias: an id, the options of a method, or one of the few others. */
export function renderAlias(page: SymbolPage, declaration: AliasDeclaration, context: ReferenceContext): PageDraft {
  const render = isOptions(declaration) ? renderOptions : isId(declaration, context) ? renderId : renderOther;
  return render(page, declaration, context);
}

/** Tells whether an alias collects the options of a method. */
export function isOptions({ name }: Pick<AliasDeclaration, "name">): boolean {
  return name.endsWith("Opts");
}

/** Tells whether an alias is the id of a class. */
export function isId({ name }: Pick<AliasDeclaration, "name">, { index }: Pick<ReferenceContext, "index">): boolean {
  const type = name.replace(/ID$/, "");
  return type !== name && (index.has(type) || index.has(`${type}_`));
}

function renderOptions(page: SymbolPage, declaration: AliasDeclaration, context: ReferenceContext): PageDraft {
  const [use] = context.usesOf(declaration.name).takenBy;
  const names = declaration.fields.map(({ name }) => name).join(", ");
  const scope = use ? `${use.owner.declaration.name}.${use.method.name}` : declaration.name;
  const exported = page.title === declaration.name ? "" : ` The package exports it as ${code(declaration.name)}.`;
  const intro = use
    ? `Options of ${linkUse(use)}, its last argument.${exported}`
    : `Left over from GraphQL introspection: no method of the client takes it.${exported}`;
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} options`,
    description: use
      ? `Options of ${use.owner.title}.${use.method.name} in the TypeScript SDK: ${names}.`
      : `${page.title} in the TypeScript SDK, left over from GraphQL introspection: ${names}.`,
    body: blocks(
      intro,
      use && signature(formatSignature(use.method)),
      heading(2, "Fields", "fields"),
      renderFields(scope, declaration, context),
      ALL_ALIASES,
    ),
  };
}

function renderId(page: SymbolPage, declaration: AliasDeclaration, context: ReferenceContext): PageDraft {
  const type = declaration.name.replace(/ID$/, "");
  const owner = context.index.get(type) ?? context.index.get(`${type}_`);
  const ownerLink = owner ? link(owner.title, owner.url) : code(type);
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} identifier`,
    description: `${page.title} in the TypeScript SDK: the identifier of ${type} objects, what ${type}.id gives and Client.load${type}FromID takes.`,
    body: blocks(
      `Identifier of ${ownerLink} objects. Methods take the object itself: the identifier serves code below the typed API, such as GraphQL queries of your own.`,
      signature(`type ${declaration.name} = ${declaration.type.replace(/; \}/, " }")}`),
      `At run time it is text that describes how the object is made. The member ${code(`__${declaration.name}`)} exists for the type checker alone, so that no other text is mistaken for an identifier.`,
      renderUsers(declaration, context),
      ALL_ALIASES,
    ),
  };
}

function renderOther(page: SymbolPage, declaration: AliasDeclaration, context: ReferenceContext): PageDraft {
  const summary = context.texts.symbol(declaration.name);
  const isObject = declaration.fields.length > 0 && declaration.type.startsWith("{");
  return {
    path: `${page.path}.mdx`,
    title: `${page.title} type`,
    description: `${page.title} in the TypeScript SDK. ${summary}`,
    body: blocks(
      escapeMdx(summary),
      isObject ? undefined : signature(`type ${declaration.name} = ${declaration.type.replace(/; \}/, " }")}`),
      isObject
        ? blocks(heading(2, "Fields", "fields"), renderFields(declaration.name, declaration, context))
        : undefined,
      renderUsers(declaration, context),
      ALL_ALIASES,
    ),
  };
}

function renderFields(scope: string, { name, fields }: AliasDeclaration, { index, texts }: ReferenceContext): string {
  const rows = fields.map((field) => [
    code(field.name),
    linkType(field, index),
    renderDefault(field, texts.defaultOf(name, field.name)),
    escapeMdx(texts.argument(scope, field.name)),
  ]);
  return table(["Field", "Type", "Default", "Meaning"], rows);
}

function linkType({ type }: Field, index: ReferenceContext["index"]): string {
  const [page] = symbolsIn(type, index);
  return page ? link(code(type), page.url) : code(type);
}

function renderDefault({ isOptional }: Field, value: string | undefined): string {
  return value === undefined ? (isOptional ? "none" : "required") : code(value);
}

/** Lists the methods that take or return an alias or enum. */
export function renderUsers({ name }: { readonly name: string }, { usesOf }: ReferenceContext): string | undefined {
  const { takenBy, returnedBy } = usesOf(name);
  const item = (verb: string) => (use: MethodUse) => `${linkUse(use)} ${verb} it.`;
  const items = [...takenBy.map(item("takes")), ...returnedBy.map(item("returns"))];
  return items.length > 0 ? blocks(heading(2, "Used by", "used-by"), list(items)) : undefined;
}
