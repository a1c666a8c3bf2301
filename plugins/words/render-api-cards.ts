import { listCodes } from "@docs/code/nodes";
import {
  type ApiArgument,
  type ApiMember,
  type Declarer,
  declarers,
  enumSpellingsOf,
  type Facts,
  isTellingDefault,
  readType,
  toTypeScriptName,
} from "@docs/facts";
import { firstSentence } from "@docs/pages";
import { type Card, type CardFile, listSince } from "./card.ts";

/** Creates the API cards in the spelling of one SDK, by file. */
export function renderApiCards(language: string, facts: Facts): ReadonlyMap<string, CardFile> {
  const sdk = declarers[language];
  if (!sdk) {
    throw new Error(`Unexpected language "${language}", expected one of: ${Object.keys(declarers).join(", ")}.`);
  }
  const files = new Map<string, CardFile>();
  for (const [type, { summary, functions }] of facts.api.types) {
    const members = [...functions].map(([name, fn]): ApiMember => ({ type, name, fn }));
    const text = summary || (facts.sdkReference.texts.symbols[toTypeScriptName(type)] ?? "");
    files.set(
      type,
      new Map<string, Card>([
        [
          "",
          {
            kind: "Type",
            ...sdk.declareType(type, "object"),
            text: firstSentence(text),
            rows: listSince(facts.since(type)),
          },
        ],
        ...members.map((member) => [member.name, renderFunction(language, sdk, member, facts)] as const),
      ]),
    );
    const cards = members.flatMap((member) =>
      member.fn.args.map(
        (argument) => [`${member.name}(${argument.name})`, renderArgument(sdk, member, argument, facts)] as const,
      ),
    );
    files.set(`${type}.arguments`, new Map(cards));
  }
  files.set("values", renderValues(sdk, facts));
  return files;
}

function renderFunction(language: string, sdk: Declarer, member: ApiMember, { api }: Facts): Card {
  const { code, name, optional } = sdk.declareFunction(member, api, "brief");
  const { summary = "", deprecation, isExperimental, since } = member.fn;
  return {
    kind: `Function of ${member.type}`,
    code,
    name,
    text: firstSentence(summary),
    rows: [
      ...(deprecation ? [["Deprecated", deprecation] as const] : []),
      ...listSince(since),
      ...(isExperimental ? [["Status", "Experimental: it may change without notice."] as const] : []),
    ],
    // The brief declaration only hints at these. That they may be nothing at all goes without saying.
    options: member.fn.args
      .map((argument) => sdk.declareArgument(member, argument, api))
      .filter((declared) => optional.includes(declared.name))
      .map((declared) => [declared.name, readType(declared.code, language).replace(/^\?| ?\| ?(?:None|null)$/, "")]),
  };
}

function renderArgument(sdk: Declarer, member: ApiMember, argument: ApiArgument, { api }: Facts): Card {
  return {
    kind: `Argument of ${member.type}.${member.name}`,
    ...sdk.declareArgument(member, argument, api),
    text: firstSentence(argument.summary ?? ""),
    rows: [
      ...(isTellingDefault(argument) ? [["Default", `\`${argument.default}\``] as const] : []),
      ...listSince(argument.since),
    ],
  };
}

function renderValues(sdk: Declarer, { api, since, sdkReference: { texts } }: Facts): CardFile {
  const textOf = (name: string) => firstSentence(texts.symbols[name] ?? "");
  const cards = new Map<string, Card>();
  for (const [name, values] of api.enums) {
    const own = [...values].flatMap(([value, { aliasOf }]) => (aliasOf === undefined ? [value] : []));
    const rows = [["Values", listCodes(own)] as const, ...listSince(since(name))];
    cards.set(name, { kind: "Enum", ...sdk.declareEnum(name), text: textOf(name), rows });
    for (const [value, { aliasOf }] of values) {
      const keys = [value, aliasOf ?? value].flatMap(enumSpellingsOf);
      const key = keys.find((spelling) => texts.members[name]?.[spelling] !== undefined) ?? "";
      const text = texts.members[name]?.[key] ?? texts.symbols[name] ?? "";
      const declaration = sdk.declareEnumValue(name, value);
      const came = listSince(since(`${name}.${value}`));
      cards.set(`${name}.${value}`, {
        kind: `Value of ${name}`,
        ...declaration,
        text: firstSentence(text),
        rows: came,
      });
    }
  }
  for (const name of api.scalars) {
    cards.set(name, { kind: "Type", ...sdk.declareType(name, "scalar"), text: textOf(name) });
  }
  for (const name of api.inputs.keys()) {
    cards.set(name, { kind: "Type", ...sdk.declareType(name, "input"), text: textOf(name) });
  }
  for (const type of api.types.keys()) {
    const text = `Id of \`${type}\` objects.`;
    cards.set(`${type}ID`, { kind: "Type", ...sdk.declareType(`${type}ID`, "scalar"), text });
  }
  return cards;
}
