import sdk from "@sdk-reference/list";

interface Link {
  readonly title: string;
  readonly url: string;
}

/** A page in the list, and those below it. */
interface Listed extends Link {
  readonly group: string;
  readonly below: readonly Link[];
}

/** What the plugin knows of the list: its pages, and the styles that come with it. */
export interface SdkPages {
  readonly pages: readonly Listed[];
  readonly styles: string;
}

/** Renders the list for one page. What is below an entry is only listed while a reader is there. */
export function getList(pathname: string): string {
  const groups = [...new Set(sdk.pages.map(({ group }) => group))];
  const lists = groups.map((group) => {
    const links = sdk.pages
      .filter((entry) => entry.group === group)
      .flatMap((entry) => [
        renderLink(entry, pathname),
        ...entry.below.filter(({ url }) => url === pathname).map((link) => renderLink(link, pathname, "sdk-below")),
      ]);
    return `<p class="menu__caption">${group}</p><ul class="menu__list" aria-label="${group}">${links.join("")}</ul>`;
  });
  return `<style>${sdk.styles}</style>${lists.join("")}`;
}

function renderLink({ title, url }: Link, pathname: string, name = ""): string {
  const mark = url === pathname ? ' menu__link--active" aria-current="page' : "";
  return `<li${name && ` class="${name}"`}><a class="menu__link${mark}" href="${url}">${title}</a></li>`;
}

/** Leaves a click to the browser, as the server and the preview have no articles to put in place. */
export function followLink(): void {}

/** Loads nothing ahead, for the same reason. */
export function preloadLink(): void {}
