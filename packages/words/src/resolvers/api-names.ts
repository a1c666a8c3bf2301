import { namedType } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";
import type { Resolver, WordContext } from "../resolution.ts";

/** Resolves single words: names of the API in any SDK's spelling, syntax, keys, and values. */
export const resolveName: Resolver = (word, { index }) => {
  const text = word.replace(/\(\)$/, "").replace(/\((?:"…"|…)\)$/, "");
  return index.get(word) ?? index.get(text);
};

/** Resolves `Type.field` in the schema's spelling, including classes from snippets. */
export const resolveMember: Resolver = (word, context) => {
  const match = /^(?<type>[A-Z]\w*)\.(?<field>[a-z]\w*)(?:\((?<args>.*)\))?$/.exec(word);
  if (!match?.groups) {
    return undefined;
  }
  const { type = "", field = "", args = "" } = match.groups;
  const known = context.index.get(`${type}.${field}`);
  if (known) {
    const faults = [
      ...checkArguments(args, known.targets, word, context),
      ...checkValues(args, known.targets, word, context),
    ];
    return faults.length > 0 ? faults : known;
  }
  return findExample(type, field, context) ?? [unknownMember(type, field, context)];
};

/** Checks the names of arguments in `Type.field(name: value)`. */
function checkArguments(args: string, targets: readonly string[], word: string, { index }: WordContext): PlacedFault[] {
  const names = [...args.matchAll(/(?<=^|,\s*)(?<name>[a-z]\w*)(?=\s*(?:[:=,]|$))/g)].map(([name]) => name);
  const known = [...index.values()].flatMap((resolution) =>
    resolution.targets.flatMap((target) => {
      const [owner = "", rest] = target.split("(");
      return rest !== undefined && targets.includes(owner) ? [rest.replace(")", "")] : [];
    }),
  );
  return names
    .filter((name) => known.length === 0 || !known.includes(name))
    .map((name) => ({
      offset: word.indexOf(name),
      found: `Unexpected argument "${name}" of ${targets.join(", ")}`,
      expected: describeChoices(name, known, "one of its arguments"),
      fix: "Correct the argument.",
    }));
}

/** Checks the values of arguments in `Type.field(name: VALUE)`, if their type has a rule. */
function checkValues(
  args: string,
  targets: readonly string[],
  word: string,
  { facts, world }: WordContext,
): PlacedFault[] {
  return [...args.matchAll(/(?<=^|,\s*)(?<name>[a-z]\w*)\s*[:=]\s*(?<value>[\w.]+)/g)].flatMap(({ groups = {} }) => {
    const { name = "", value = "" } = groups;
    const rules = targets.flatMap((target) => {
      const [type = "", field = ""] = target.split(".");
      const argument = facts.api.types
        .get(type)
        ?.functions.get(field)
        ?.args.find((one) => one.name === name);
      return (argument && world.rules.get(namedType(argument.type))) ?? [];
    });
    const [expected] = rules.flatMap((rule) => rule(value.replace(/^.*\./, "")) ?? []);
    const offset = word.indexOf(value, word.indexOf(name));
    return expected === undefined
      ? []
      : [{ offset, found: `Unexpected value "${value}" of "${name}"`, expected, fix: "Correct the value." }];
  });
}

function findExample(type: string, field: string, { world, facts }: WordContext) {
  if (facts.api.types.has(type)) {
    return undefined;
  }
  const names = [...(world.functionsOf(type)?.values() ?? [])].flatMap((candidates) =>
    candidates.map(({ name }) => name),
  );
  return names.includes(field) ? ({ kind: "example", targets: [`${type}.${field}`] } as const) : undefined;
}

function unknownMember(type: string, field: string, { facts: { api }, world, index }: WordContext): PlacedFault {
  const fix = "Write API symbols as Type.field, as the schema spells them.";
  const own = api.types.get(type);
  if (own || world.functionsOf(type)) {
    const names = own
      ? [...own.functions.keys()]
      : [...(world.functionsOf(type)?.values() ?? [])].flatMap((c) => c.map(({ name }) => name));
    const found = `Unexpected field "${field}" of ${type}`;
    return { offset: 0, found, expected: describeChoices(field, names, `one of its ${names.length} functions`), fix };
  }
  const owners = (index.get(field)?.targets ?? []).filter((target) => target.endsWith(`.${field}`));
  const nearest = describeChoices(
    `${type}.${field}`,
    owners.length > 0 ? owners : api.types.keys(),
    "a type of the API",
  );
  return { offset: 0, found: `Unexpected type "${type}"`, expected: nearest, fix };
}

/**
 * Resolves calls such as `dag.container().from("alpine")`: every function name has to be known, except those of Java's
 * `List`, `Map`, and `Optional`.
 */
export const resolveExpression: Resolver = (word, context) => {
  if (!/^[\w$]+(?:\(\))?(?:(?:\.|->)\w+(?:\(|$)|\(.*\)$)/.test(word) || !word.includes("(")) {
    return undefined;
  }
  const code = word.replace(/"[^"]*"|'[^']*'/g, (text) => " ".repeat(text.length));
  const faults = [...code.matchAll(/(?<!\b(?:List|Map|Optional)\.)\b(?<name>[A-Za-z_]\w*)\s*\(/g)].flatMap(
    (match): PlacedFault[] => {
      const name = match.groups?.name ?? "";
      const isKnown = context.index.has(name) || context.page.names.has(name) || /^[a-z]$/.test(name);
      return isKnown || isOfModule(name, context)
        ? []
        : [
            {
              offset: match.index,
              found: `Unexpected function "${name}"`,
              expected: describeChoices(name, context.index.keys(), "a function of the API or of the page's snippets"),
              fix: "Correct the name.",
            },
          ];
    },
  );
  return faults.length > 0 ? faults : { kind: "function", targets: [word] };
};

/** Checks for names that SDKs derive from a module: `styleLinter`, `StyleLinterCheckOpts`, `withPackages`. */
function isOfModule(name: string, { world }: WordContext): boolean {
  const folded = fold(name);
  return [...world.modules].some(
    ([module, { objects }]) =>
      fold(module) === folded ||
      objects.some(({ functions }) =>
        [...functions].some(([fn, { args }]) =>
          [`${module}${fn}opts`, `${fn}arguments`, fn, ...args.map((argument) => `with${argument.name}`)].some(
            (known) => fold(known) === folded,
          ),
        ),
      ),
  );
}

/** Removes what differs between languages: case and word separators. */
function fold(name: string): string {
  return name.replaceAll(/[-_]/g, "").toLowerCase();
}
