import { SDK_REFERENCE } from "@docs/facts";
import type { ReferenceContext } from "./context.ts";
import type { Declaration } from "./declarations.ts";
import {
  blocks,
  code,
  escapeMdx,
  heading,
  link,
  linkedSignature,
  linkUse,
  list,
  signature,
  table,
} from "./markdown.ts";
import { draftSymbol, type PageDraft } from "./page.ts";
import { renderFields } from "./render-fields.ts";
import { linkFrom, type MethodUse, type SymbolPage } from "./symbols.ts";

const ALL_ALIASES = `${link("All type aliases", `${SDK_REFERENCE}api/client.gen/#type-aliases`)} of the TypeScript SDK.`;

/** Renders the page of a type alias: an ID, the options of a method, or one of the few others. */
export function renderAlias(page: SymbolPage, context: ReferenceContext): PageDraft {
  if (isOptions(page.declaration)) {
    return renderOptions(page, context);
  }
  return isId(page.declaration, context) ? renderId(page, context) : renderOther(page, context);
}

/** Checks whether an export contains the options of a method. */
export function isOptions({ kind, name }: Declaration): boolean {
  return kind === "alias" && name.endsWith("Opts");
}

/** Checks whether an export is the ID of a class. */
export function isId({ kind, name }: Declaration, context: ReferenceContext): boolean {
  return kind === "alias" && name.endsWith("ID") && findOwner(name, context) !== undefined;
}

function findOwner(id: string, { index }: ReferenceContext): SymbolPage | undefined {
  const type = id.replace(/ID$/, "");
  return index.get(type) ?? index.get(`${type}_`);
}

function renderOptions(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { title, declaration } = page;
  const [use] = context.usesOf(declaration.name).takenBy;
  const names = declaration.fields.map(({ name }) => name).join(", ");
  const exported = title === declaration.name ? "" : ` The package exports it as ${code(declaration.name)}.`;
  return draftSymbol(
    page,
    "options",
    use
      ? `Options of ${use.owner.title}.${use.method.name} in the TypeScript SDK: ${names}.`
      : `${title} in the TypeScript SDK, left over from GraphQL introspection: ${names}.`,
    use
      ? `Options of ${linkUse(use)}, its last argument.${exported}`
      : `Left over from GraphQL introspection: no method of the client takes it.${exported}`,
    use && linkedSignature(use.method, linkFrom(page, context.index)),
    renderFields(page, use ? `${use.owner.declaration.name}.${use.method.name}` : declaration.name, context),
    ALL_ALIASES,
  );
}

function renderId(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { title, declaration } = page;
  const type = declaration.name.replace(/ID$/, "");
  const owner = findOwner(declaration.name, context);
  return draftSymbol(
    page,
    "identifier",
    `${title} in the TypeScript SDK: the identifier of ${type} objects, what ${type}.id gives and Client.load${type}FromID takes.`,
    `Identifier of ${owner ? link(owner.title, owner.url) : code(type)} objects. Methods take the object itself: the identifier serves code below the typed API, such as GraphQL queries of your own.`,
    renderType(declaration),
    `At run time it is text that describes how the object is made. The member ${code(`__${declaration.name}`)} exists for the type checker alone, so that no other text is mistaken for an identifier.`,
    renderUsers(declaration, context),
    ALL_ALIASES,
  );
}

function renderOther(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { title, declaration } = page;
  const summary = context.texts.symbol(declaration.name);
  const isObject = declaration.fields.length > 0 && declaration.type.startsWith("{");
  return draftSymbol(
    page,
    "type",
    `${title} in the TypeScript SDK. ${summary}`,
    escapeMdx(summary),
    isObject ? renderFields(page, declaration.name, context) : renderType(declaration),
    renderUsers(declaration, context),
    ALL_ALIASES,
  );
}

function renderType({ name, type }: Declaration): string {
  return signature(`type ${name} = ${type.replace(/; \}/, " }")}`);
}

/** Renders the page of an enum. */
export function renderEnum(page: SymbolPage, context: ReferenceContext): PageDraft {
  const { name, fields } = page.declaration;
  const summary = context.texts.symbol(name);
  const rows = fields.map((member) => [
    code(`${name}.${member.name}`),
    code(JSON.stringify(member.type)),
    escapeMdx(context.texts.member(name, member.name)),
  ]);
  return draftSymbol(
    page,
    "enum",
    `${page.title} in the TypeScript SDK. ${summary} Its members are ${fields.map((member) => member.name).join(", ")}.`,
    escapeMdx(summary),
    heading(2, "Members", "members"),
    table(["Member", "Value", "Meaning"], rows),
    renderUsers(page.declaration, context),
    `${link("All enumerations", `${SDK_REFERENCE}api/client.gen/#enumerations`)} of the TypeScript SDK.`,
  );
}

/** Lists the methods that take or return an alias or enum. */
function renderUsers({ name }: Declaration, { usesOf }: ReferenceContext): string | undefined {
  const { takenBy, returnedBy } = usesOf(name);
  const item = (verb: string) => (use: MethodUse) => `${linkUse(use)} ${verb} it.`;
  const items = [...takenBy.map(item("takes")), ...returnedBy.map(item("returns"))];
  return items.length > 0 ? blocks(heading(2, "Used by", "used-by"), list(items)) : undefined;
}
