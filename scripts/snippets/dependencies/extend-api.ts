import type { ExternalModule } from "@docs/facts";
import type { Api, ApiField } from "@docs/facts/snippet-api";

/** Adds what dependencies bring to the API, as the code that Dagger generates has it: their types, and how to get them. */
export function extendApi(api: Api, modules: readonly ExternalModule[]): Api {
  const objects = modules.flatMap((module) => Object.entries(module.objects));
  const types = objects.map(([name, { functions }]) => {
    const fields: Record<string, ApiField> = { ...functions, id: { returns: `${name}ID!` } };
    return [name, { fields }] as const;
  });
  const makers = modules.map((module) => [toField(module.name), toMaker(module)] as const);
  const { Query: query } = api.types;
  return {
    ...api,
    types: {
      ...api.types,
      ...Object.fromEntries(types),
      Query: { fields: { ...query?.fields, ...Object.fromEntries(makers) } },
    },
    scalars: [...api.scalars, ...objects.map(([name]) => `${name}ID`)],
  };
}

/** Gives the field that makes the main object of a module. */
export function toMaker({ objects }: ExternalModule): ApiField {
  const [[name, { constructor: args }] = ["", { constructor: [] }]] = Object.entries(objects);
  return { args, returns: `${name}!` };
}

/** Gives the field of the API behind which a module stands. @example toField("my-linter") // "myLinter" */
export function toField(module: string): string {
  return module.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
}
