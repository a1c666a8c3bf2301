import { linkTypes, type Parameter, renderParameterName } from "@docs/code";
import type { ReferenceContext } from "./context.ts";
import type { Declaration, Field, Method } from "./declarations.ts";
import { blocks, escapeMdx, heading, link, rawContent } from "./markdown.ts";
import { findOptions, linkFrom, type SymbolPage } from "./symbols.ts";

/** Renders the arguments of a method, and below them the fields of its options. */
export function renderArguments(owner: SymbolPage, method: Method, context: ReferenceContext): string {
  const scope = `${owner.declaration.name}.${method.name}`;
  const describe = describeFields(owner, scope, method.name, context);
  const options = method.parameters.flatMap((parameter) => findOptions(parameter, context.index) ?? []);
  const plain = method.parameters.filter((parameter) => !findOptions(parameter, context.index));
  return blocks(
    renderRows("Arguments", plain.map(describe())),
    ...options.map((alias) => renderRows(`Options, ${nameOptions(alias, context)}`, describeAll(alias, describe))),
  );
}

function nameOptions({ name }: Declaration, { index }: ReferenceContext): string {
  const page = index.get(name);
  return page ? link(escapeMdx(name), page.url) : escapeMdx(name);
}

/** Renders the fields of an object or of the options of a method. */
export function renderFields(page: SymbolPage, scope: string, context: ReferenceContext): string {
  const describe = describeFields(page, scope, "field", context);
  return blocks(heading(2, "Fields", "fields"), renderRows(undefined, describeAll(page.declaration, describe)));
}

/**
 * Renders rows as `renderParameters` does, but with descriptions in Markdown, so that the checks of texts read them.
 *
 * @param title MDX above the rows, if the page has no heading there.
 */
function renderRows(title: string | undefined, parameters: readonly Parameter[]): string | undefined {
  const rows = parameters.flatMap((parameter) => [
    `<dt id="${parameter.id}" ${rawContent(renderParameterName(parameter))} />`,
    `<dd>${escapeMdx(parameter.text)}</dd>`,
  ]);
  return rows.length === 0
    ? undefined
    : blocks(title && `<p className="params-title">${title}</p>`, '<dl className="params">', ...rows, "</dl>");
}

type Describe = (alias?: string) => (field: Field) => Parameter;

function describeAll({ name, fields }: Declaration, describe: Describe): Parameter[] {
  return fields.map(describe(name));
}

/** Returns a function that describes fields, with the defaults of an alias if there's one. */
function describeFields(page: SymbolPage, scope: string, prefix: string, { index, texts }: ReferenceContext): Describe {
  const urlOf = linkFrom(page, index);
  return (alias) => (field) => ({
    id: `${prefix}-${field.name}`.toLowerCase(),
    name: field.name,
    type: linkTypes(field.type, urlOf),
    isRequired: !field.isOptional,
    defaultValue: alias === undefined ? undefined : texts.defaultOf(alias, field.name),
    text: texts.argument(scope, field.name),
  });
}
