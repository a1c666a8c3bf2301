import type { Sdk } from "./types.ts";

/** Matches a chain of names and calls in any SDK's language, once the arguments of its calls are removed. */
const CHAIN = /^[&$#@]*[A-Za-z_][\w$]*(?:\(\))?(?:(?:\??\.|->|::)[A-Za-z_][\w$]*(?:\(\))?)+;?$/;

/** Names of the client that a chain begins with, in the SDKs and on the command line. */
const CLIENTS = new Set(["dag", "client", "query", "dagger"]);

/** Words before a chain. */
const BEFORE = /^(?:(?:return|await|await using|var|let|const|new|yield)\s+|[\w$,\s]{1,30}:?=\s*)+/;

/**
 * Reads a query that is a chain of calls: returns the member that it ends with, after its type if that's known. The
 * variable at its beginning says nothing, and the client becomes the type `Client`.
 *
 * @param isType checks whether a name, in lowercase, is a type of the reference.
 * @returns undefined for any other query.
 * @example readCode('dag->container()->withExec(["ls"])', isType) // "Container.withExec"
 */
export function readCode(query: string, isType: (name: string) => boolean): string | undefined {
  const chain = withoutArguments(query.trim().replace(BEFORE, "")).replace(/\s*(\.|->|::)\s*/g, "$1");
  const [, single] = /^(?:\.(?=\w+\()|->|::)([A-Za-z_]\w*)(?:\(\))?$/.exec(chain) ?? [];
  if (single) {
    return `${single}()`;
  }
  if (!CHAIN.test(chain)) {
    return undefined;
  }
  const names = chain
    .split(/\??\.|->|::/)
    .map((name) => name.replace(/\(\)|[&$#@;]/g, ""))
    .filter((name) => name !== "");
  const member = names.at(-1) ?? "";
  const before = names.slice(0, -1);
  const flat = (name: string) => name.toLowerCase().replaceAll("_", "");
  if (before.length === 1 && before[0] === "dagger" && isType(flat(member))) {
    return member;
  }
  const owner = before.findLast((name) => isType(flat(name)));
  if (before.length === 1 && !owner && /^[A-Z]/.test(before[0] ?? "")) {
    return undefined;
  }
  const isOnClient = before.length === 1 && CLIENTS.has(flat(before[0] ?? ""));
  return isOnClient ? `Client.${member}` : owner ? `${owner}.${member}` : `${member}()`;
}

/** Empties the parentheses of calls, innermost first. */
function withoutArguments(code: string): string {
  let shorter = code.replace(/"[^"]*"|'[^']*'|`[^`]*`/g, "");
  for (let before = ""; before !== shorter; ) {
    before = shorter;
    shorter = shorter.replace(/(?<=\w)\([^()]+\)/g, "()").replace(/\[[^[\]]*\]|\{[^{}]*\}/g, "");
  }
  return shorter.trim();
}

/** How code looks in one SDK's language and in none of the others. */
const SPELLINGS: readonly (readonly [sdk: Sdk, pattern: RegExp])[] = [
  ["php", /->\w|\w::\w|#\[|(?:^|\s)\$[a-z]/],
  [
    "python",
    /(?:^|[\s.`@(])(?!node_modules\b)[a-z]+_(?:[a-z\d]+_?)*(?=$|[\s(=:`?,.])|@(?:dagger\.)?(?:function|object_type)\b|\bself\./,
  ],
  ["typescript", /@(?:object|func|argument|enumType)\(|\bawait dag\.[a-z]/],
  ["java", /@(?:Function|Object|Ignore|DefaultPath|Default)\b|\bdag\(\)\.|List\.of\(/],
  [
    "go",
    /\+(?:optional|default|defaultPath|ignore|private)\b|:=|\bfunc \(|\bdag\.[A-Z]|\bctx\b|(?:^|[\s.`])With(?:out)?[A-Z]\w+/,
  ],
];

/** Names of languages. Go is also a verb, so it needs a neighboring word or its capital letter. */
const NAMES: readonly (readonly [sdk: Sdk, pattern: RegExp])[] = [
  ["python", /\b(?:python|py|pyproject)\b/i],
  ["typescript", /\b(?:typescript|javascript|ts|js)\b/i],
  ["php", /\bphp\b/i],
  ["java", /\bjava\b(?!\s*script)/i],
  [
    "go",
    /\bgolang\b|\b(?:in|with|using|for|from|a|my|the|and|or|about) go\b(?! (?:to|about|back|on|and|through)\b)|(?<=\S\s)\bGo\b|^go[?.!:]*$|^go:|\bgo (?:sdk|modules?|programs?|functions?|code|structs?|projects?|apps?)\b/,
  ],
];

/** Returns the SDK language that a text names or is written in; undefined if there is none, or more than one. */
export function readLanguage(text: string): Sdk | undefined {
  const named = NAMES.filter(([, pattern]) => pattern.test(text));
  if (named.length > 0) {
    return named.length === 1 ? named[0]?.[0] : undefined;
  }
  return SPELLINGS.find(([, pattern]) => pattern.test(text))?.[0];
}
