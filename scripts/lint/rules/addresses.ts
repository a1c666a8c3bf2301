import { findHosts } from "@docs/answers/hosts";
import {
  closest,
  describeChoices,
  type Fault,
  isJsx,
  type Place,
  type PlacedFault,
  placeInCode,
  placeOf,
  readAttributes,
  toPlace,
  walk,
} from "@docs/pages";
import type { Nodes } from "mdast";
import type { Addresses, PageRule, SiteRule } from "../rule.ts";

const LIST = "data/pages/addresses.json";

/** HTML and component attributes that take an address. */
const ADDRESS_ATTRIBUTES = ["href", "src", "to"];

/**
 * Checks that links lead to the site's pages or to listed addresses, pictures are local, and code names only listed
 * hosts.
 */
export const checkAddresses: PageRule = ({ tree }, { addresses, ownHosts }) =>
  [...walk(tree)].flatMap((node) => {
    const faults = [
      ...readAddresses(node).flatMap((url) => checkLink(url, addresses, ownHosts) ?? []),
      ...(node.type === "image" ? checkPicture(node.url) : []),
    ];
    return [...faults.map((fault) => ({ ...placeOf(node), ...fault })), ...checkCode(node, addresses)];
  });

/** Checks that the programs in snippets, like pages, name only listed hosts. */
export const checkProgramAddresses: SiteRule = (_, { programs, addresses }) =>
  [...programs].flatMap(([file, code]) =>
    findUnlisted(code, addresses).map(({ offset, ...fault }) => ({ file, ...toPlace(code, offset), ...fault })),
  );

function readAddresses(node: Nodes): readonly string[] {
  if (node.type === "link" || node.type === "definition") {
    return [node.url];
  }
  const attributes = isJsx(node) ? readAttributes(node) : new Map<string, string>();
  return ADDRESS_ATTRIBUTES.flatMap((name) => attributes.get(name) ?? []);
}

/** Returns the fault in a link's address, if there is one; another rule checks whether a page of the site exists. */
function checkLink(url: string, { links }: Addresses, ownHosts: readonly string[]): Fault | undefined {
  const found = `Unexpected address "${url}"`;
  // `pathname:///` is the framework's notation for static files that aren't pages.
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

/** Returns whether an address is the listed one, or below it if the listed one ends with a slash. */
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

function checkCode(node: Nodes, addresses: Addresses): readonly (Fault & Place)[] {
  return node.type === "code" || node.type === "inlineCode"
    ? findUnlisted(node.value, addresses).map(({ offset, ...fault }) => ({ ...placeInCode(node, offset), ...fault }))
    : [];
}

/** Finds the unlisted hosts in a piece of code, and the unlisted scripts that it runs from the network. */
function findUnlisted(code: string, { hosts, scripts }: Addresses): readonly PlacedFault[] {
  const known = hosts.map(({ host }) => host);
  const unknown = findHosts(code)
    // A part in uppercase is a placeholder.
    .filter(({ host }) => !known.includes(host) && !/[A-Z]/.test(host))
    .map(({ host, index: offset }) => ({
      offset,
      found: `Unexpected host "${host}"`,
      expected: closest(host, known) === undefined ? "a listed one, or example.com" : describeChoices(host, known),
      fix: `Correct it, or add it to the hosts of ${LIST} with the reason.`,
    }));
  return [...unknown, ...findPipedScripts(code, scripts)];
}

/** Commands that download something, and commands that run whatever they receive. */
const FETCH = /\b(?:curl|wget|iwr|irm|Invoke-WebRequest|Invoke-RestMethod)\b/;
const RUN =
  /\|\s*(?:[A-Z_]+=\S+\s+)*(?:sudo\s+(?:-\S+\s+)*)?(?:ba|z|da)?sh\b|\|\s*(?:sudo\s+)?(?:python3?|node|perl|php|ruby)\b|\b(?:ba|z|da)?sh\s+(?:-c\s+["']?\$\(|<\()|\beval\b|\b(?:iex|Invoke-Expression)\b/;

/** Finds commands that run a script straight from an unlisted address on the network. */
function findPipedScripts(code: string, scripts: Addresses["scripts"]): readonly PlacedFault[] {
  const joined = code.replaceAll(/(?:\\\n|(?<=\|)\n|\n(?=\s*\|))/g, (text) => " ".repeat(text.length));
  return [...joined.matchAll(/.+/g)].flatMap(({ 0: line, index }) =>
    FETCH.test(line) && RUN.test(line)
      ? [...line.matchAll(/https?:\/\/[^\s"'`|)]+/g)]
          .filter(([url]) => !scripts.some(({ address }) => address === url))
          .map(({ 0: url, index: within }) => ({
            offset: index + within,
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
