import type { Api, ApiArgument, ApiFunction, ApiMember, Declarer } from "@docs/facts";
import { enumSpellingsOf, toTypeScriptName } from "@docs/facts";
import { firstSentence } from "@docs/pages";
import type { Card, CardFile } from "./card.ts";

/** Texts of what has no text in the API's own data: data/sdk-reference/summaries.json. */
export interface Summaries {
  readonly symbols: Readonly<Record<string, string>>;
  readonly members: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** Makes the cards of the API in the spelling of one SDK, by file. */
export function renderApiCards(sdk: Declarer, api: Api, summaries: Summaries): ReadonlyMap<string, CardFile> {
  const files = new Map<string, CardFile>();
  for (const [type, { summary, functions }] of api.types) {
    const typeText = summary || (summaries.symbols[toTypeScriptName(type)] ?? "");
    const members = [...functions].map(([name, fn]): ApiMember => ({ type, name, fn }));
    files.set(
      type,
      new Map([
        ["", { kind: "Type", ...sdk.declareType(type, "object"), text: firstSentence(typeText) }],
        ...members.map((member) => [member.name, renderFunction(sdk, member, api)] as const),
      ]),
    );
    files.set(`${type}.arguments`, new Map(members.flatMap((member) => renderArguments(sdk, member, api))));
  }
  files.set("values", renderValues(sdk, api, summaries));
  return files;
}

function renderFunction(sdk: Declarer, member: ApiMember, api: Api): Card {
  const { code, name, optional } = sdk.declareFunction(member, api, "brief");
  return {
    kind: `Function of ${member.type}`,
    code,
    name,
    text: firstSentence(member.fn.summary ?? ""),
    rows: [...(optional.length > 0 ? [["Optional", toCodes(optional)] as const] : []), ...renderStatus(member.fn)],
  };
}

function renderStatus({ isExperimental, deprecation }: ApiFunction): [string, string][] {
  return [
    ...(deprecation ? [["Deprecated", deprecation] as [string, string]] : []),
    ...(isExperimental ? [["Status", "Experimental: it may change without notice."] as [string, string]] : []),
  ];
}

function renderArguments(sdk: Declarer, member: ApiMember, api: Api): readonly (readonly [string, Card])[] {
  return member.fn.args.map((argument) => [
    `${member.name}(${argument.name})`,
    {
      kind: `Argument of ${member.type}.${member.name}`,
      ...sdk.declareArgument(member, argument, api),
      text: firstSentence(argument.summary ?? ""),
      rows: renderDefault(argument),
    },
  ]);
}

/** A default that only says "nothing" says nothing. */
function renderDefault({ default: value }: ApiArgument): [string, string][] {
  return value === undefined || ['""', "[]", "null"].includes(value) ? [] : [["Default", `\`${value}\``]];
}

function renderValues(
  sdk: Declarer,
  { enums, inputs, scalars, types }: Api,
  { symbols, members }: Summaries,
): CardFile {
  const cards = new Map<string, Card>();
  for (const [name, values] of enums) {
    const own = [...values].flatMap(([value, { aliasOf }]) => (aliasOf === undefined ? [value] : []));
    cards.set(name, {
      kind: "Enum",
      ...sdk.declareEnum(name),
      text: firstSentence(symbols[name] ?? ""),
      rows: [["Values", toCodes(own)]],
    });
    for (const [value, { aliasOf }] of values) {
      const texts = [value, aliasOf ?? value]
        .flatMap((text) => enumSpellingsOf(text))
        .map((key) => members[name]?.[key]);
      cards.set(`${name}.${value}`, {
        kind: `Value of ${name}`,
        ...sdk.declareEnumValue(name, value),
        text: firstSentence(texts.find((text) => text !== undefined) ?? symbols[name] ?? ""),
      });
    }
  }
  for (const name of scalars) {
    cards.set(name, { kind: "Type", ...sdk.declareType(name, "scalar"), text: firstSentence(symbols[name] ?? "") });
  }
  for (const name of inputs.keys()) {
    cards.set(name, { kind: "Type", ...sdk.declareType(name, "input"), text: firstSentence(symbols[name] ?? "") });
  }
  for (const name of [...types.keys()].map((type) => `${type}ID`)) {
    cards.set(name, {
      kind: "Type",
      ...sdk.declareType(name, "scalar"),
      text: `Id of \`${name.slice(0, -2)}\` objects.`,
    });
  }
  return cards;
}

function toCodes(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(", ");
}
