import { describeChoices } from "@docs/pages";
// A namespace import, because the loader of Docusaurus takes the default export for the whole module, and that has no
// `z`.
import * as z from "zod";

interface OptionsCheck<Schema extends z.ZodType> {
  /** A key's `error` completes the phrase "expected …". One that ends in a period includes its own fix. */
  readonly schema: Schema;
  /** Location of the options in the site's configuration, such as `themeConfig.search`. */
  readonly where: string;
  /** Finds options that don't go together. Each result is a complete message. The values may still be of any type. */
  readonly findConflicts: (options: z.input<Schema>) => readonly string[];
}

/**
 * Checks a plugin's options and fills in the defaults.
 *
 * @throws Error with every mistake: where it is, what was found, what was expected, and the fix.
 */
export function parseOptions<Schema extends z.ZodType>(
  options: unknown,
  { schema, where, findConflicts }: OptionsCheck<Schema>,
): z.output<Schema> {
  const given = options ?? {};
  const { success, data, error } = schema.safeParse(given);
  const mistakes = (error?.issues ?? []).flatMap((issue) => describeIssue(issue, where, given));
  const conflicts = typeof given === "object" ? findConflicts(given as z.input<Schema>) : [];
  if (!success || conflicts.length > 0) {
    throw new Error([`${where} has mistakes.`, ...mistakes, ...conflicts].join("\n- "));
  }
  return data;
}

/**
 * Creates the schema of an object that accepts no other keys.
 *
 * @param explainKey explains a key that isn't merely unknown.
 */
export function optionsOf<Shape extends z.core.$ZodShape>(
  shape: Shape,
  explainKey: (key: string) => string | undefined = () => undefined,
) {
  const explain = (key: string) =>
    `${key} ${explainKey(key) ?? `is unknown, expected ${describeChoices(key, Object.keys(shape))}. Correct or remove it.`}`;
  return z.strictObject(shape, {
    error: (issue) => (issue.code === "unrecognized_keys" ? issue.keys.map(explain).join("\n") : "an object"),
  });
}

function describeIssue(issue: z.core.$ZodIssue, where: string, options: unknown): readonly string[] {
  const place = [where, ...issue.path].join(".");
  if (issue.code === "unrecognized_keys") {
    return issue.message.split("\n").map((mistake) => `${place}.${mistake}`);
  }
  const found = issue.path.reduce((value, key) => Object(value)[key], options);
  const expected =
    issue.code === "invalid_value" ? describeChoices(String(found), issue.values.map(String)) : issue.message;
  const text = `${place} is ${JSON.stringify(found) ?? found}, expected ${expected}`;
  return [text.endsWith(".") ? text : `${text}. Correct or remove it.`];
}
