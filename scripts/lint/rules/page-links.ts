import type { Fault, LintPage, Problem } from "@docs/pages";
import { type Anchor, describeChoices, groupBy, readAnchors } from "@docs/pages";
import { checkFragment, decode } from "../../links/check-fragment.ts";
import { type Link, readImages, readLinks } from "../links.ts";
import { possibleRoutes, routeOf, trimSlash } from "../routes.ts";
import type { SiteFacts, SiteRule } from "../rule.ts";

/** A page that links can lead to. */
interface Target {
  readonly route: string;
  readonly title: string;
  /** Undefined if the page can't be parsed. */
  readonly anchors: readonly Anchor[] | undefined;
}

/** Checks that every link leads to an existing page and section that match its text, and that every picture exists. */
export const checkPageLinks: SiteRule = (pages, facts) => {
  const targets = listTargets(pages, facts);
  const titles = groupBy([...targets.values()], ({ title }) => title.toLowerCase());
  return pages.flatMap((page) => [
    ...readLinks(page).flatMap((link): readonly Problem[] => {
      const fault = checkLink(link, page, { targets, titles, facts });
      const { line, column } = link;
      return fault ? [{ file: page.file, line, column, ...fault }] : [];
    }),
    ...checkPictures(page, facts),
  ]);
};

interface Known {
  readonly targets: ReadonlyMap<string, Target>;
  /** Pages by lowercase title. */
  readonly titles: ReadonlyMap<string, readonly Target[]>;
  readonly facts: SiteFacts;
}

function listTargets(pages: readonly LintPage[], { unreadable }: SiteFacts): ReadonlyMap<string, Target> {
  return new Map([
    ["/search", { route: "/search", title: "Search", anchors: [] }],
    ...unreadable
      .flatMap(possibleRoutes)
      .map((route): [string, Target] => [route, { route, title: "", anchors: undefined }]),
    ...pages.map((page): [string, Target] => {
      const title = page.frontMatter.fields.get("title")?.value ?? "";
      return [routeOf(page), { route: routeOf(page), title, anchors: readAnchors(page) }];
    }),
  ]);
}

function checkLink({ target: address, text }: Link, page: LintPage, known: Known): Fault | undefined {
  const { targets, facts } = known;
  if (address.startsWith("pathname:///")) {
    return checkFile(address.slice("pathname://".length), facts);
  }
  // Another rule checks relative links and links to other hosts.
  if (!/^(?:#|\/(?!\/))/.test(address)) {
    return undefined;
  }
  const { pathname, hash } = new URL(address, `https://site.test${routeOf(page)}`);
  const path = decode(pathname);
  const target = targets.get(path);
  if (target === undefined) {
    return checkPath(path, known);
  }
  const fragment = decode(hash.slice(1));
  return (
    checkFragment(
      target.route,
      fragment,
      target.anchors?.map(({ id }) => id),
    ) ?? checkText(text, target, fragment, known)
  );
}

function checkFile(path: string, { publishedFiles, madeFiles }: SiteFacts): Fault | undefined {
  const files = [...madeFiles, ...[...publishedFiles.keys()].map((file) => file.replace(/^static/, ""))];
  return files.includes(path)
    ? undefined
    : { found: `Unexpected file ${path}`, expected: describeChoices(path, files), fix: "Correct the link." };
}

function checkPath(path: string, { targets, facts }: Known): Fault | undefined {
  const routes = [...targets.keys()];
  const other = routes.find((route) => trimSlash(route) === trimSlash(path));
  if (other !== undefined) {
    const fix = "Write the address as the page itself has it; another form costs readers a redirect.";
    return { found: `Unexpected link to ${path}`, expected: other, fix };
  }
  const moved = facts.redirects[path];
  if (moved !== undefined) {
    return { found: `Unexpected link to ${path}, which moved`, expected: moved, fix: "Write the new address." };
  }
  return facts.publishedFiles.has(`static${path}`) || facts.madeFiles.includes(path)
    ? undefined
    : {
        found: `Unexpected link to ${path}, where nothing is`,
        expected: describeChoices(path, routes),
        fix: "Correct the link, or write the page.",
      };
}

/** Checks that a link whose text is the title of a page, or a heading on the page, leads there and nowhere else. */
function checkText(text: string, target: Target, fragment: string, { titles }: Known): Fault | undefined {
  const words = text.trim().toLowerCase();
  // "secrets" may be the subject of several pages; "Secrets" names those with the word in their address.
  const isOfAddress = target.route.toLowerCase().split("/").includes(words);
  if (!words.includes(" ") && (text.trim() === words || isOfAddress)) {
    return undefined;
  }
  const found = `Unexpected link text "${text.trim()}" for ${target.route}${fragment === "" ? "" : `#${fragment}`}`;
  const fix = "Correct the address, or say what is behind it.";
  const headings = (target.anchors ?? []).filter(({ heading }) => heading?.toLowerCase() === words);
  if (
    headings.some((heading) => contains(target.anchors ?? [], heading, fragment)) ||
    target.title.toLowerCase() === words
  ) {
    return undefined;
  }
  const [other] = headings;
  if (other !== undefined && fragment !== "") {
    return { found, expected: `${target.route}#${other.id}`, fix };
  }
  const [page] = titles.get(words) ?? [];
  return page === undefined || other !== undefined ? undefined : { found, expected: page.route, fix };
}

/** Returns whether an anchor is in the section that a heading begins. */
function contains(anchors: readonly Anchor[], { id, depth = 1 }: Anchor, fragment: string): boolean {
  const rest = anchors.slice(anchors.findIndex((anchor) => anchor.id === id));
  const end = rest.findIndex((anchor, index) => index > 0 && (anchor.depth ?? 7) <= depth);
  return rest.slice(0, end === -1 ? undefined : end).some((anchor) => anchor.id === fragment);
}

function checkPictures(page: LintPage, { images }: SiteFacts): readonly Problem[] {
  return readImages(page)
    .filter(({ url }) => url.startsWith("/") && !images.includes(url))
    .map(({ url, alt: _, ...place }) => ({
      file: page.file,
      ...place,
      found: `Unexpected picture ${url}, which isn't there`,
      expected: describeChoices(url, images),
      fix: `Correct the path, or add static${url}.`,
    }));
}
