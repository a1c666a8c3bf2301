import type { Section } from "@docs/content";
import type { Api } from "@docs/facts";
import {
  type ApiMember,
  capitalise,
  type Declarer,
  go,
  isAsked,
  java,
  parseTypeRef,
  php,
  python,
  returnType,
  splitArguments,
  toJavaMethod,
  toJavaType,
  toPhpResult,
  toPythonName,
  toPythonType,
  withoutNamespace,
} from "@docs/facts";
import type { Sdk } from "@docs/search";

/**
 * Gives the declaration of an API symbol in every SDK that has it, each on one line.
 *
 * TypeScript's is the one that the page shows; the others are written from the schema. Undefined where the section
 * begins with no declaration.
 *
 * @param owner type of the API that the page is about, such as `Container`.
 */
export function readSignatures(
  { heading, code }: Section,
  owner: string,
  api: Api,
): Partial<Record<Sdk, string>> | undefined {
  const shown = code[0]?.language === "typescript" && code[0].title === undefined ? code[0].code : undefined;
  if (shown === undefined) {
    return undefined;
  }
  const type = owner === "Client" ? "Query" : owner;
  const fn = api.types.get(type)?.functions.get(heading);
  const typescript = toOneLine(shown);
  if (!fn) {
    return { typescript };
  }
  const member = { type, name: heading, fn };
  return {
    go: toOneLine(go.declareFunction(member, api, "brief").code),
    python: toPythonLine(member, api),
    typescript,
    php: toPhpLine(member, api),
    java: toJavaLine(member, api),
  };
}

/** `...` stands for the options, which are keywords. */
function toPythonLine(member: ApiMember, api: Api): string {
  const parameters = listParameters(python, member, api, "*, ...");
  const returns = returnType(member);
  const { name, isRequired } = parseTypeRef(returns);
  const isAwaited = isAsked(member, api);
  const value = `${name === "Void" ? name : toPythonType(returns)}${isAwaited && !isRequired ? " | None" : ""}`;
  return `${isAwaited ? "async " : ""}def ${toPythonName(member.name)}(${parameters}) -> ${value}`;
}

/** `...` stands for the options, which may be named. */
function toPhpLine(member: ApiMember, api: Api): string {
  const parameters = listParameters(php, member, api, "...");
  return `${member.name}(${parameters}): ${withoutNamespace(toPhpResult(member.fn.returns))}`;
}

/** Options are an object of their own, after the other arguments. */
function toJavaLine(member: ApiMember, api: Api): string {
  const { type, name, fn } = member;
  const method = toJavaMethod(type, name);
  const parameters = listParameters(
    java,
    member,
    api,
    `${toJavaType(type, "value")}.${capitalise(method)}Arguments optArgs`,
  );
  const result = toJavaType(fn.returns, name === "id" ? "id" : "value").replace(/^Void$/, "void");
  return `${result} ${method}(${parameters})`.replaceAll("java.util.", "");
}

/** Writes the arguments that a caller has to give, and one word for all others. */
function listParameters({ declareArgument }: Declarer, member: ApiMember, api: Api, options: string): string {
  const { required, optional } = splitArguments(member.fn.args);
  const declared = required.map((argument) => declareArgument(member, argument, api).code);
  return [...declared, ...(optional.length > 0 ? [options] : [])].join(", ");
}

/** Joins a declaration that stands on several lines. */
function toOneLine(code: string): string {
  return code
    .replace(/\s*\n\s*/g, " ")
    .replace(/\(\s+/g, "(")
    .replace(/,?\s+\)/g, ")");
}
