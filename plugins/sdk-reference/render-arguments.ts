import type { ReferenceContext } from "./context.ts";
import type { Field, Method } from "./declarations.ts";
import { formatField } from "./format-signature.ts";
import { code, escapeMdx, link, list } from "./markdown.ts";
import { type SymbolPage, symbolsIn } from "./symbols.ts";

/**
 * Lists the arguments of a method. The fields of its options stand in the same list, by the name under which a call
 * writes them: a list inside the list would cost four elements a method, on pages that hold eighty methods.
 */
export function renderArguments(owner: SymbolPage, method: Method, context: ReferenceContext): string {
  const scope = `${owner.declaration.name}.${method.name}`;
  const items = method.parameters.flatMap((parameter) => {
    const options = findOptions(parameter, context);
    return options
      ? options.fields.map((field) =>
          renderItem(scope, field, `${parameter.name}.${withDefault(options.name, field, context)}`, context),
        )
      : [renderItem(scope, parameter, parameter.name, context)];
  });
  return list(items);
}

/** The alias behind an argument that collects options. */
export function findOptions({ type }: Field, { index }: ReferenceContext) {
  const declaration = index.get(type)?.declaration;
  return declaration?.kind === "alias" && declaration.fields.length > 0 ? declaration : undefined;
}

function withDefault(alias: string, field: Field, { texts }: ReferenceContext): string {
  const value = texts.defaultOf(alias, field.name);
  return value === undefined ? formatField(field) : `${formatField(field)} = ${value}`;
}

function renderItem(scope: string, field: Field, shown: string, { index, texts }: ReferenceContext): string {
  const [page] = symbolsIn(field.type, index);
  const name = page ? link(code(shown), page.url) : code(shown);
  return `${name}: ${escapeMdx(texts.argument(scope, field.name))}`;
}
