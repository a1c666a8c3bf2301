import { listCodes } from "@docs/code/nodes";
import { type Cli, declarers, type Facts, type Flag, listKeys, termId, type Variable } from "@docs/facts";
import { firstSentence } from "@docs/pages";
import { describeKeys } from "./bare-names.ts";
import { type Card, type CardFile, listSince, type Row } from "./card.ts";
import { renderApiCards } from "./render-api-cards.ts";

/** Creates every card of the site, as JSON by file path, such as `go/Container.json`. */
export function renderCards(facts: Facts): ReadonlyMap<string, string> {
  const files = [
    ...Object.keys(declarers).flatMap((sdk) =>
      [...renderApiCards(sdk, facts)].map(([file, cards]) => [`${sdk}/${file}`, cards] as const),
    ),
    ["cli", renderCli(facts.cli)] as const,
    [
      "variables",
      new Map(facts.variables.map((variable) => [variable.name, renderVariable(variable, facts)])),
    ] as const,
    ["configuration", renderKeys(facts)] as const,
    ["glossary", renderTerms(facts)] as const,
  ];
  return new Map(files.map(([file, cards]) => [`${file}.json`, toJson(cards)]));
}

function toJson(cards: CardFile): string {
  // An empty list is omitted, because the browser treats it the same.
  return JSON.stringify(Object.fromEntries(cards), (_key, value) =>
    Array.isArray(value) && value.length === 0 ? undefined : value,
  );
}

function renderCli({ commands, globalFlags }: Cli): CardFile {
  const cards = new Map(globalFlags.map((flag) => [flag.name, renderFlag("Flag of every command", flag)]));
  for (const [path, { usage, summary, isExperimental, since, flags }] of commands) {
    cards.set(path, {
      kind: "Command",
      code: usage,
      ...(usage.startsWith(path) ? { name: path } : {}),
      text: firstSentence(summary),
      rows: [
        ...(isExperimental ? [["Status", "Experimental: it may change without notice."] as const] : []),
        ...listSince(since),
      ],
    });
    for (const flag of flags) {
      cards.set(`${path} ${flag.name}`, renderFlag(`Flag of ${path}`, flag));
    }
  }
  return cards;
}

/** Placeholders for a value of each type; switches take none. */
const VALUES: Readonly<Record<Flag["type"], string>> = {
  bool: "",
  count: "",
  duration: "=DURATION",
  string: "=TEXT",
  stringSlice: "=LIST",
};

function renderFlag(kind: string, flag: Flag): Card {
  const { name, shorthand, type, summary, values, variable, default: value, since } = flag;
  const isTelling = (typeof value === "string" && value !== "") || (typeof value === "number" && value !== 0);
  return {
    kind,
    code: `${shorthand ? `${shorthand}, ` : ""}${name}${VALUES[type]}`,
    name,
    text: firstSentence(summary),
    rows: [
      ...listValues(values),
      ...(isTelling ? [["Default", `\`${String(value)}\``] as const] : []),
      ...(variable ? [["Variable", `\`${variable}\``] as const] : []),
      ...listSince(since),
    ],
  };
}

function renderVariable({ name, summary, values, default: value, readBy }: Variable, { since }: Facts): Card {
  const origin: readonly Row[] = [["Read by", readBy.replace(/ \(.*/, "")]];
  const normal: readonly Row[] = value === "unset" ? [] : [["Default", value]];
  const rows = [...origin, ...listValues(values), ...normal, ...listSince(since(`$${name}`))];
  return { kind: "Environment variable", code: name, text: firstSentence(summary), rows };
}

function renderKeys({ configuration, since }: Facts): CardFile {
  const cards = new Map<string, Card>();
  for (const [file, schema] of configuration) {
    const paths = new Map(listKeys(schema).map(({ path }) => [path.replaceAll("[]", ""), path]));
    for (const [name, { type, description = "", default: value }] of describeKeys(schema)) {
      const isTelling = ["boolean", "number", "string"].includes(typeof value) && value !== "";
      cards.set(`${file} ${name}`, {
        kind: `Key of ${file}`,
        code: type ? `${name}: ${type}` : name,
        name,
        text: firstSentence(description),
        rows: [
          ...(isTelling ? [["Default", `\`${String(value)}\``] as const] : []),
          ...listSince(since(`${file}: ${paths.get(name)}`)),
        ],
      });
    }
  }
  return cards;
}

function renderTerms({ terms }: Facts): CardFile {
  return new Map(
    terms.map(({ term, meaning }) => [termId(term), { kind: "Term", code: term, text: firstSentence(meaning) }]),
  );
}

function listValues(values: readonly string[] | undefined): readonly Row[] {
  return values ? [["Values", listCodes(values)]] : [];
}
