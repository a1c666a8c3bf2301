import type { Nodes } from "mdast";
import { closest } from "../../../plugins/text/closest.ts";
import { describeChoices } from "../describe-choices.ts";
import { isJsx, readAttributes, walk } from "../nodes.ts";
import type { Addresses } from "../page-facts.ts";
import type { Problem } from "../problem.ts";
import type { PageRule } from "../rule.ts";

type Fault = Pick<Problem, "found" | "expected" | "fix">;

/** Attributes in which HTML and components take an address. */
const ADDRESS_ATTRIBUTES = ["href", "src", "to"];

const LIST = "data/pages/addresses.json";

/** Links lead to pages of the site or to listed addresses, pictures are the site's own, and code names listed hosts. */
export const checkAddresses: PageRule = ({ file, tree }, { addresses, ownHosts }) =>
  [...walk(tree)].flatMap((node) => {
    const { line, column } = node.position?.start ?? { line: 1, column: 1 };
    const faults = [
      ...readAddresses(node).flatMap((url) => checkLink(url, addresses, ownHosts) ?? []),
      ...(node.type === "image" ? checkPicture(node.url) : []),
    ];
    return [
      ...faults.map((fault): Problem => ({ file, line, column, severity: "error", ...fault })),
      ...checkCode(node, addresses).map((fault): Problem => ({ file, severity: "error", ...fault })),
    ];
  });

function readAddresses(node: Nodes): readonly string[] {
  if (node.type === "link" || node.type === "definition") {
    return [node.url];
  }
  const attributes = isJsx(node) ? readAttributes(node) : new Map<string, string>();
  return ADDRESS_ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []);
}

/** Says what is wrong with the address of a link; whether a page of the site exists is another rule's question. */
function checkLink(url: string, { links }: Addresses, ownHosts: readonly string[]): Fault | undefined {
  const found = `Unexpected address "${url}"`;
  // Static files that no page is: the framework's own form.
  if (/^(?:#|\/(?![/\\])|pathname:\/\/\/)/.test(url)) {
    return undefined;
  }
  if (!URL.canParse(url)) {
    const expected = "a path from the root, such as /features/caching";
    return { found, expected, fix: "Begin it with one slash; it then works on every page." };
  }
  const target = new URL(url);
  if (target.protocol !== "https:") {
    const secure = url.replace(/^http:/i, "https:");
    const expected = target.protocol === "http:" ? `"${secure}"` : "an https address or a path of the site";
    return { found, expected, fix: "Correct it, because a browser follows whatever a page says." };
  }
  if (ownHosts.includes(target.hostname)) {
    const path = `${target.pathname}${target.search}${target.hash}`;
    return { found, expected: `"${path}"`, fix: "Link to pages of this site by their path, which every host has." };
  }
  if (links.some(({ address }) => covers(address, target.href))) {
    return undefined;
  }
  const hosts = [...new Set(links.map(({ address }) => new URL(address).host))];
  const ofHost = links.map(({ address }) => address).filter((address) => new URL(address).host === target.host);
  const expected = ofHost.length > 0 ? describeChoices(target.href, ofHost) : describeChoices(target.host, hosts);
  return { found, expected, fix: `Correct it, or add it to the links of ${LIST} with the reason.` };
}

/** Tells whether an address is the listed one, or below it where the listed one ends with a slash. */
function covers(listed: string, href: string): boolean {
  return (
    href === listed ||
    (listed.endsWith("/")
      ? href.startsWith(listed)
      : /^[?#]/.test(href.slice(listed.length)) && href.startsWith(listed))
  );
}

function checkPicture(url: string): readonly Fault[] {
  const fix = "Put the file into static/img/ and name it by its path.";
  return url.startsWith("/img/")
    ? []
    : [{ found: `Unexpected picture "${url}"`, expected: "one of this site, such as /img/diagrams/name.svg", fix }];
}

/** Hosts behind a scheme, and those that begin the name of an image or a module. */
const HOST =
  /(?<=https?:\/\/(?:[^\s/"'`@]*@)?)[a-z\d][a-z\d.-]*\.[a-z]{2,}|(?<![\w.@/-])(?:[a-z\d-]+\.)+(?:cloud|com|dev|gg|io|net|org|sh)(?=[/:][\w.-])/g;

/** Hosts that nobody owns: examples, and names within a network. */
const NOBODYS = /(?:^|\.)(?:example\.(?:com|net|org)|(?:example|internal|invalid|local|localhost|test))$/;

function checkCode(node: Nodes, { hosts, scripts }: Addresses): readonly (Fault & Pick<Problem, "line" | "column">)[] {
  if (node.type !== "code" && node.type !== "inlineCode") {
    return [];
  }
  const start = node.position?.start ?? { line: 1, column: 1 };
  const placeOf = (index: number) => {
    const before = node.value.slice(0, index).split("\n");
    return node.type === "code"
      ? { line: start.line + before.length, column: start.column + (before.at(-1)?.length ?? 0) }
      : { line: start.line, column: start.column + 1 + index };
  };
  const known = hosts.map(({ host }) => host);
  const unknown = [...node.value.matchAll(HOST)]
    .filter(([host]) => !known.includes(host) && !NOBODYS.test(host))
    .map(({ 0: host, index }) => ({
      ...placeOf(index),
      found: `Unexpected host "${host}"`,
      expected: closest(host, known) === undefined ? "a listed one, or example.com" : describeChoices(host, known),
      fix: `Correct it, or add it to the hosts of ${LIST} with the reason.`,
    }));
  return [
    ...unknown,
    ...findPipedScripts(node.value, scripts).map(({ index, ...fault }) => ({ ...placeOf(index), ...fault })),
  ];
}

/** What fetches, and what runs whatever it is handed. */
const FETCH = /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/;
const RUN =
  /\|\s*(?:[A-Z_]+=\S+\s+)*(?:sudo\s+(?:-\S+\s+)*)?(?:ba|z|da)?sh\b|\|\s*(?:sudo\s+)?(?:python3?|node|perl|php|ruby)\b|\b(?:ba|z|da)?sh\s+(?:-c\s+["']?\$\(|<\()|\beval\b|\b(?:iex|Invoke-Expression)\b/;

/** Finds commands that run a script straight from the network, from an address that is not listed. */
function findPipedScripts(
  code: string,
  scripts: Addresses["scripts"],
): readonly (Fault & { readonly index: number })[] {
  const joined = code.replaceAll(/(?:\\\n|(?<=\|)\n|\n(?=\s*\|))/g, (text) => " ".repeat(text.length));
  return [...joined.matchAll(/.+/g)].flatMap(({ 0: line, index }) =>
    FETCH.test(line) && RUN.test(line)
      ? [...line.matchAll(/https?:\/\/[^\s"'`|)]+/g)]
          .filter(([url]) => !scripts.some(({ address }) => address === url))
          .map(({ 0: url, index: within }) => ({
            index: index + within,
            found: `Unexpected script "${url}" that runs as it comes from the network`,
            expected: describeChoices(
              url,
              scripts.map(({ address }) => address),
            ),
            fix: `Download and read it first, or add it to the scripts of ${LIST} with the reason.`,
          }))
      : [],
  );
}
