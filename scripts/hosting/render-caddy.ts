import { ASKS_FOR_MARKDOWN, FILE, HTML, HTML_FIRST } from "../../config/hosting/route-request.ts";
import { REVALIDATED, TYPES } from "../../config/hosting/table.ts";
import { GENERATED, type HostedSite, toPattern } from "./site-facts.ts";

/** Sends the precompressed file, if there's one that the client accepts. */
const FILE_SERVER = "file_server {\n        precompressed br gzip\n        disable_canonical_uris\n      }";

/** Renders a configuration for Caddy 2.6 or newer, which the container uses too. */
export function renderCaddy({ rules, slashed, moved }: HostedSite): string {
  const rest = rules.filter(({ path }) => path !== "/*");
  const everywhere = rules.filter(({ path }) => path === "/*").flatMap(({ headers }) => Object.entries(headers));
  const twin = rules.filter(({ path }) => path === "/*.md").flatMap(({ headers }) => Object.entries(headers));
  const slashes = slashed.filter((page) => page !== "/").map((page) => `    ${page.slice(0, -1)} ${page}`);
  return `# ${GENERATED}
# Serves the build in /srv/site at port 8080. For HTTPS, replace :8080 by the site's name.
{
  admin off
}

(everywhere) {
  # On its own, because a block that removes a header runs after all others.
  header -Server
  header {
    Cache-Control "${REVALIDATED}"
${everywhere.map(([name, value]) => `    ${name} "${value}"`).join("\n")}
  }
}

(lost_markdown) {
  rewrite * /404.md
  header {
${twin.map(([name, value]) => `    ${name} "${value}"`).join("\n")}
  }
  ${FILE_SERVER}
}

:8080 {
  root * /srv/site
  route {
    import everywhere
${rest.map(({ path, headers }, index) => renderRule(path, headers, index)).join("\n")}
${Object.entries(TYPES)
  .map(
    ([extension, type]) =>
      `  @type_${extension} path_regexp \\.${extension}$\n  header @type_${extension} Content-Type "${type}"`,
  )
  .join("\n")}
${Object.entries(moved)
  .map(([from, to]) => `  redir ${from} ${to} 301\n`)
  .join("")}
    @unsafe not method GET HEAD
    respond @unsafe 405
    @lost path /404 /404.html /404.md
    error @lost 404
    # The address of a page's file leads to the page.
    @named path_regexp named ^(.*?)(?:/index)?\\.html$
    route @named {
      map {re.named.1} {page} {
        "" /
${slashes.map((line) => `    ${line}`).join("\n")}
        default {re.named.1}
      }
      @exists file {re.named.1}/index.html
      route @exists {
        rewrite {page}?{query}
        redir {uri} 301
      }
      error 404
    }
    @file path_regexp "${FILE.source}"
    route @file {
      ${FILE_SERVER}
    }
    header +Vary Accept
    @markdown {
      header_regexp Accept "(?i)${ASKS_FOR_MARKDOWN.source}"
      not header_regexp Accept "(?i)${HTML_FIRST.source}"
    }
    route @markdown {
      @home path /
      rewrite @home /index
      uri strip_suffix /
      @twin file {path}.md
      route @twin {
        rewrite {path}.md
        header {
${twin.map(([name, value]) => `          ${name} "${value}"`).join("\n")}
        }
        ${FILE_SERVER}
      }
      rewrite {http.request.orig_uri}
    }
    @page file {path}/index.html
    route @page {
      rewrite {path}/index.html
      ${FILE_SERVER}
    }
    error 404
  }
  handle_errors {
    import everywhere
    header +Vary Accept
    @lost_for_agent {
      header_regexp Accept "(?i)${ASKS_FOR_MARKDOWN.source}"
      not header_regexp Accept "(?i)${HTML_FIRST.source}"
    }
    handle @lost_for_agent {
      import lost_markdown
    }
    @lost_twin {
      path *.md
      not header_regexp Accept "(?i)${HTML.source}"
    }
    handle @lost_twin {
      import lost_markdown
    }
    handle {
      rewrite * /404.html
      header Content-Type "text/html; charset=utf-8"
      ${FILE_SERVER}
    }
  }
}
`;
}

function renderRule(path: string, headers: Readonly<Record<string, string>>, index: number): string {
  const lines = Object.entries(headers).map(([name, value]) => `    ${name} "${value}"`);
  return `  @rule_${index} path_regexp ${toPattern(path)}\n  header @rule_${index} {\n${lines.join("\n")}\n  }`;
}
