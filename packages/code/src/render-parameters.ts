import { escapeHtml } from "@docs/pages";
import { readPageStyles } from "./page-styles.ts";

/** The styles of rows. A page that has any needs them once, in a `<style>` before the first one. */
export const parameterStyles = readPageStyles(new URL("./parameters.css", import.meta.url));

/** An argument or an option of a function. */
export interface Parameter {
  /** ID of its row, so that a link can lead to it. */
  readonly id: string;
  readonly name: string;
  /** HTML of its type, with a link wherever a type has a page. */
  readonly type: string;
  readonly isRequired: boolean;
  /** The value that a call without it uses. */
  readonly defaultValue?: string | undefined;
  /** Its description. Inline code is the only markup. */
  readonly text: string;
}

/**
 * Renders parameters as rows: the name and the type on the left, and the description beside them.
 *
 * It uses as few elements as possible, because some pages have three hundred rows.
 */
export function renderParameters(title: string, parameters: readonly Parameter[]): string {
  const rows = parameters.map(
    (parameter) =>
      `<dt id="${parameter.id}">${renderParameterName(parameter)}</dt><dd>${renderProse(parameter.text)}</dd>`,
  );
  return rows.length === 0 ? "" : `<p class="params-title">${title}</p><dl class="params">${rows.join("")}</dl>`;
}

/** Most characters of a name that its column shows on one line. */
const LONGEST_NAME = 26;

/** Renders the left side of a row: the name, which is a link to the row, and what to pass. */
export function renderParameterName({ id, name, type, isRequired, defaultValue }: Omit<Parameter, "text">): string {
  const value = defaultValue === undefined ? "" : ` = ${escapeHtml(defaultValue)}`;
  const parts = name.length > LONGEST_NAME ? name.split(/(?<=[a-z])(?=[A-Z])/) : [name];
  const link = `<a href="#${id}"><code>${parts.map(escapeHtml).join("<wbr>")}</code></a>`;
  return `${link}${renderMark(name, isRequired)} <code>${type}${value}</code>`;
}

/** Renders what a reader has to know before the description. The API marks risky options by their names. */
function renderMark(name: string, isRequired: boolean): string {
  if (isRequired) {
    return " <b>required</b>";
  }
  return name.startsWith("insecure") ? ' <b class="danger">dangerous</b>' : "";
}

/**
 * Links the types that have a page.
 *
 * @param showName renders the other names.
 * @example linkTypes("Container[]", (name) => `/${name}`) // '<a href="/Container">Container</a>[]'
 */
export function linkTypes(
  type: string,
  urlOf: (name: string) => string | undefined,
  showName: (name: string) => string = (name) => name,
): string {
  return type
    .split(/([A-Za-z_]\w*)/)
    .map((part, index) => {
      const url = urlOf(part);
      if (url !== undefined) {
        return `<a href="${url}">${part}</a>`;
      }
      return index % 2 === 1 ? showName(part) : escapeHtml(part);
    })
    .join("");
}

/** Converts the prose of data/ to HTML. Inline code is its only markup. */
export function renderProse(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join("");
}
