import { createHash } from "node:crypto";

/** What a content security policy has to know of a page. */
export interface InlineParts {
  /** Hashes of the page's inline scripts and styles, as the policy lists them. */
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
  /** Attributes that no strict policy allows: `style` and handlers such as `onclick`. */
  readonly forbidden: readonly string[];
}

const INLINE = /<(?<name>script|style)(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/\k<name>>/g;

const TAG = /<[a-z][\w-]*(?:\s+[^\s=>"']+(?:=(?:"[^"]*"|'[^']*'|[^\s>"']+))?)*\s*\/?>/gi;

const FORBIDDEN = /\s(?:style|on[a-z]+)=(?:"[^"]*"|'[^']*'|[^\s>]+)/gi;

/** Lists the inline scripts and styles of a minified page, also those inside `<noscript>`, which scripts insert later. */
export function scanPage(html: string): InlineParts {
  const found = { script: [] as string[], style: [] as string[] };
  const markup = html.replaceAll(INLINE, (element, name: "script" | "style", attributes: string, text: string) => {
    const isCode = name === "style" || !/\s(?:src=|type="?application\/ld\+json)/.test(attributes);
    if (isCode) {
      found[name].push(hash(text));
    }
    // The element's own attributes count as well.
    return element.slice(0, element.indexOf(">") + 1);
  });
  const forbidden = [...markup.matchAll(TAG)].flatMap(([tag]) => tag.match(FORBIDDEN) ?? []);
  return { scripts: found.script, styles: found.style, forbidden: forbidden.map((attribute) => attribute.trim()) };
}

function hash(text: string): string {
  return `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
}
