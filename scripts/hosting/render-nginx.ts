import { ASKS_FOR_MARKDOWN, FILE, HTML, HTML_FIRST } from "../../config/hosting/route-request.ts";
import { REVALIDATED, TYPES } from "../../config/hosting/table.ts";
import { GENERATED, groupByHeader, type HostedSite, toPattern } from "./site-facts.ts";

/**
 * Renders a configuration for nginx 1.18 or newer, to be included in `http`.
 *
 * Every header is a variable of the server itself, because a `location` with a header of its own would lose the others.
 */
export function renderNginx({ rules, slashed, moved }: HostedSite): string {
  const headers = [...groupByHeader(rules)].filter(([name]) => name !== "Content-Type");
  const maps = headers.flatMap(([name, values]) => renderMap(name, values));
  const added = headers.map(([name]) => `  add_header ${name} $site_${toVariable(name)} always;`);
  const types = Object.entries(TYPES).map(([extension, type]) => `    ${type.replace(/; .*/, "")} ${extension};`);
  return `# ${GENERATED}
# Include it in http { }. The build is expected in /srv/site. With the module ngx_brotli, add: brotli_static on;
map $http_accept $site_asks_markdown { default 0; "~*${ASKS_FOR_MARKDOWN.source}" 1; }
map $http_accept $site_html_first { default 0; "~*${HTML_FIRST.source}" 1; }
map "$site_asks_markdown$site_html_first" $site_form { default /index.html; 10 .md; }
map $http_accept $site_asks_html { default 0; "~*${HTML.source}" 1; }
map "$site_form $site_asks_html $request_uri" $site_lost { default /404.html; "~^\\.md " /404.md; "~ 0 [^?]*\\.md(?:\\?|$)" /404.md; }
map $uri $site_bare { default $uri; / /index; "~^(?<site_stem>.+)/$" $site_stem; }
map "$site_bare$site_form" $site_file { default $uri$site_form; "~\\.md$" $site_bare$site_form; }
map $site_named $site_page { default $site_named; "" /; ${slashed
    .map((page) => `${page.slice(0, -1) || '""'} ${page};`)
    .filter((line) => !line.startsWith('""'))
    .join(" ")} }
map $uri $site_vary { default ""; "~\\.(?:html|md)$" Accept; }
${maps.join("\n")}

server {
  listen 8080;
  root /srv/site;
  absolute_redirect off;
  server_tokens off;
  charset utf-8;
  charset_types text/css text/javascript application/javascript application/json application/xml image/svg+xml text/markdown text/plain;
  include /etc/nginx/mime.types;
  types {
${types.join("\n")}
    text/javascript js mjs;
    font/woff2 woff2;
  }
  gzip_static on;
  gzip_vary on;
  add_header Vary $site_vary always;
${added.join("\n")}

  error_page 404 $site_lost;
  location ~ ^/404(?:\\.html|\\.md)?$ { internal; }
${Object.entries(moved)
  .map(([from, to]) => `  location = ${from} { return 301 ${to}; }\n`)
  .join("")}  # The address of a page's file leads to the page.
  location ~ "^(?<site_named>.*?)(?:/index)?\\.html$" {
    if (-f $document_root$site_named/index.html) { return 301 $site_page$is_args$args; }
    return 404;
  }
  location ~ "${FILE.source}" { try_files $uri =404; }
  location / { try_files $site_file $uri/index.html =404; }
}
`;
}

function renderMap(name: string, values: readonly (readonly [string, string])[]): readonly string[] {
  const everywhere = values.find(([path]) => path === "/*")?.[1] ?? (name === "Cache-Control" ? REVALIDATED : "");
  const others = values.filter(([path]) => path !== "/*").map(([path, value]) => `"~${toPattern(path)}" "${value}";`);
  return [`map $uri $site_${toVariable(name)} { default "${everywhere}"; ${others.join(" ")} }`];
}

function toVariable(name: string): string {
  return name.toLowerCase().replaceAll("-", "_");
}
