import { linkTypes, type Parameter, renderPanels, renderParameters, renderProse } from "@docs/code";
import {
  type ApiArgument,
  type ApiMember,
  argumentType,
  declarers,
  displayName,
  isRequired,
  isTellingDefault,
  memberId,
  parseTypeRef,
  returnType,
  SDK_REFERENCE,
  splitArguments,
  toKebab,
  toTypeScriptMember,
  toTypeScriptName,
} from "@docs/facts";
import { escapeHtml, firstSentence } from "@docs/pages";
import { sdkLanguages } from "@docs/snippets";
import type { ReferenceContext } from "./component.ts";

/** Maximum number of uses to list. More would be tedious to read. */
const MOST_USES = 4;

/**
 * Renders a function as an expandable line: its name and one sentence, then its signature, arguments, and uses.
 *
 * It uses as few elements as possible, because some pages have seventy functions.
 */
export function renderMember(member: ApiMember, id: string, context: ReferenceContext): string {
  const { fn } = member;
  const text = fn.summary ?? "";
  const first = firstSentence(text);
  const parts = [
    `<summary id="${id}">${[renderName(member, context), renderProse(first), ...describeSince(fn)].join(" ")}</summary>`,
    renderSignatures(member, context),
    paragraph([
      ...describeStatus(member),
      renderProse(text.slice(first.length).trim()),
      describeResult(member, context),
    ]),
    renderArguments(member, id, context),
    `<p class="member-end">${describeUses(member, context)}${describeElsewhere(member, id)}</p>`,
  ];
  return `<details class="member">${parts.join("")}</details>`;
}

/**
 * Renders a function's name in the schema, behind those of the languages that spell it differently: the styles show the
 * one of the reader's language.
 */
function renderName(member: ApiMember, { facts: { api } }: ReferenceContext): string {
  const others = sdkLanguages.flatMap(({ id }) => {
    const { name } = declarers[id]?.declareFunction(member, api, "page") ?? member;
    return name === member.name ? [] : [`<span class="sdk-name is-${id}">${name}</span>`];
  });
  return `<code>${others.join("")}<span>${member.name}</span></code>`;
}

function describeSince({ since }: { readonly since?: string | undefined }): readonly string[] {
  return since === undefined ? [] : [`Since ${since}.`];
}

function describeStatus({ fn: { isExperimental, deprecation } }: ApiMember): readonly string[] {
  return [
    ...(deprecation ? [`Deprecated. ${renderProse(deprecation)}`] : []),
    ...(isExperimental ? ["Experimental: it may change without notice."] : []),
  ];
}

/**
 * Renders the signatures in all languages in one place, the first as markup and the others as text until they're
 * needed.
 */
function renderSignatures(member: ApiMember, { facts: { api } }: ReferenceContext): string {
  const panels = sdkLanguages.map(({ id, label }) => {
    const { code: source = "", name = "" } = declarers[id]?.declareFunction(member, api, "page") ?? {};
    const marked = escapeHtml(source).replace(
      new RegExp(`(?<![\\w])${name}(?=\\()`),
      (found) => `<span class="f">${found}</span>`,
    );
    const panel = `<pre class="code-bare" data-value="${id}" data-label="${label}" tabindex="0"><code class="language-${id}">${marked}</code></pre>`;
    return [id, panel] as const;
  });
  return `<div class="member-signature" data-tabs="sdk">${renderPanels(new Map(panels))}</div>`;
}

/** Describes the result if there's more to read about it than its name. */
function describeResult(member: ApiMember, { typePages }: ReferenceContext): string {
  const { name, isList } = parseTypeRef(returnType(member));
  const url = typePages.get(name);
  if (url === undefined || name === member.type) {
    return "";
  }
  return `Returns ${isList ? "a list of " : ""}<a href="${url}">${code(name)}</a>.`;
}

/** Renders a row for each argument, those that a call needs first. */
function renderArguments(member: ApiMember, id: string, context: ReferenceContext): string {
  const toRow = (argument: ApiArgument): Parameter => {
    const { name, summary = "", default: value } = argument;
    return {
      id: `${id}-${name}`.toLowerCase(),
      name,
      type: linkTypes(argumentType(member, argument).replaceAll("!", ""), (type) => findPage(type, member, context)),
      isRequired: isRequired(argument),
      // An empty default adds nothing to a row that doesn't say "required."
      defaultValue: isTellingDefault(argument) ? value : undefined,
      text: [summary, ...describeSince(argument)].join(" "),
    };
  };
  const { required, optional } = splitArguments(member.fn.args);
  const lists = renderParameters("Arguments", required.map(toRow)) + renderParameters("Options", optional.map(toRow));
  return lists && `<div>${lists}</div>`;
}

/** Finds the page of a type: the one in every language, or the one in the TypeScript reference. */
function findPage(name: string, { type }: ApiMember, { facts: { api }, typePages }: ReferenceContext) {
  if (name === type) {
    return undefined;
  }
  const reference = `${SDK_REFERENCE}api/client.gen`;
  const isEnum = api.enums.has(name);
  const fallback = isEnum ? `${reference}/enumerations/${name}` : `${reference}/classes/${displayName(name)}`;
  return typePages.get(name) ?? (isEnum || api.types.has(name) ? fallback : undefined);
}

function describeUses({ type, name }: ApiMember, { uses }: ReferenceContext): string {
  const places = (uses.get(`${type}.${name}`) ?? []).slice(0, MOST_USES);
  const links = places.map(({ url, title }) => `<a href="${url}">${escapeHtml(title)}</a>`);
  return links.length === 0 ? "" : `<span><b>Used in</b> ${links.join(", ")}.</span> `;
}

function describeElsewhere({ type, name }: ApiMember, id: string): string {
  const page = `${SDK_REFERENCE}api/client.gen/classes/${displayName(toTypeScriptName(type))}`;
  const reference = `${page}#${memberId(toTypeScriptMember(name))}`;
  return (
    `<span><b>In the CLI and Dagger Shell:</b> ${code(toKebab(name))}.</span> ` +
    `<span><a href="${reference}">TypeScript reference</a>, <a href="#${id}">link to this function</a>.</span>`
  );
}

function paragraph(sentences: readonly string[]): string {
  const text = sentences.filter((sentence) => sentence !== "").join(" ");
  return text === "" ? "" : `<p>${text}</p>`;
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`;
}
