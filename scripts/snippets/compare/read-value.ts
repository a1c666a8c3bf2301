import { splitList } from "@docs/snippets";

/** A default, a path, or a list in a form common to all languages; a name is kept as lowercase text. */
export type Value = null | boolean | number | string | readonly Value[];

const WORDS: ReadonlyMap<string, Value> = new Map<string, Value>([
  ...["None", "NULL", "nil", "null", "undefined"].map((word): [string, Value] => [word, null]),
  ...["True", "true"].map((word): [string, Value] => [word, true]),
  ...["False", "false"].map((word): [string, Value] => [word, false]),
]);

/** Brackets around the elements of a list, in any language. */
const LIST = /^(?:\[(?<square>[\s\S]*)\]|\{(?<curly>[\s\S]*)\}|(?:List\.of|tuple|array)?\((?<round>[\s\S]*)\))$/;

/**
 * Reads a literal in any SDK language; returns nothing for a value known only at run time.
 *
 * @param code the program that defines the constants.
 */
export function readValue(text: string, code = ""): Value | undefined {
  const bare = text.trim();
  const word = WORDS.get(bare);
  if (word !== undefined) {
    return word;
  }
  if (/^-?\d[\d_]*(?:\.\d+)?$/.test(bare)) {
    return Number(bare.replaceAll("_", ""));
  }
  const quoted = /^(?<mark>["'`])(?<body>(?:(?!\k<mark>)[^\\]|\\.)*)\k<mark>$/.exec(bare)?.groups?.body;
  if (quoted !== undefined) {
    return quoted.replaceAll(/\\(.)/g, "$1");
  }
  const { square, curly, round } = LIST.exec(bare)?.groups ?? {};
  const items = square ?? curly ?? round;
  if (items !== undefined) {
    const values = splitList(items).map((item) => readValue(item, code));
    return values.some((value) => value === undefined) ? undefined : (values as Value[]);
  }
  const several = splitList(bare);
  if (several.length > 1) {
    return readValue(`[${bare}]`, code);
  }
  return readName(bare, code);
}

/** Reads a constant of the program, or a member of an enumeration. */
function readName(text: string, code: string): Value | undefined {
  const { owner, name } = /^(?:(?<owner>[\w$\\]+)(?:\.|::|->))*(?<name>[A-Za-z_]\w*)$/.exec(text)?.groups ?? {};
  if (name === undefined) {
    return undefined;
  }
  if (owner !== undefined && !/^(?:\$?this|self|static|cls)$/.test(owner)) {
    return name.toLowerCase();
  }
  const constant = new RegExp(
    `(?:^|[\\s])${name}(?:\\s*:[^=\\n]+)?\\s*=\\s*(?<value>[^=;][^;\\n]*|\\[[^\\]]*\\])`,
  ).exec(code);
  const value = constant?.groups?.value;
  return value === undefined || value.trim() === text ? name.toLowerCase() : readValue(value, "");
}

/** Reads the JSON text of a Java annotation; as in the SDK, the text for a `String` needs no quotation marks. */
export function readJsonText(text: string, type: string): Value | undefined {
  const inner = readValue(text);
  if (typeof inner !== "string" || (type.startsWith("String") && !inner.startsWith('"'))) {
    return inner;
  }
  try {
    return JSON.parse(inner) as Value;
  } catch {
    return inner;
  }
}
