import { readFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { constants, deflateRaw } from "node:zlib";
import { stripMarks } from "@docs/content/marks";
import { build, type Plugin } from "esbuild";
import { Zip, ZipPassThrough } from "fflate";
import { readIndexFiles } from "../read-index-files.ts";
import { expectSmall, listKept } from "./list-kept.ts";
import { localizePage } from "./localize-page.ts";

/** Pages, styles, fonts, and pictures; no pages that need the framework or a server, and no cards for previews. */
const SELECTION = {
  parts: /\.(?:html|css|woff2|svg|png|webp|ico)$/,
  leftOut: /^(?:404\.html|search\/index\.html|og\/)/,
};

/** A fixed day, so that one build makes one archive. */
export const DAY = new Date(2000, 0, 1);

/** Files of the copy of a site, by their path. */
export type SiteCopy = Readonly<Record<string, Uint8Array>>;

/** What a copy is for: a browser, or a reader of docsets, which has its own search. */
type Form = "archive" | "docset";

/** Copies a build so that it opens from a disk. The copy for a browser has its search. */
export async function copySite(outDir: string, siteUrl: string, form: Form = "archive"): Promise<SiteCopy> {
  const kept = listKept(outDir, SELECTION);
  const copy = { files: new Set(kept), siteUrl };
  const files = await Promise.all(
    kept.map(async (name) => {
      const content = await readFile(path.join(outDir, name));
      const isPage = name.endsWith(".html");
      return [name, isPage ? Buffer.from(localizePage(content.toString(), name, copy)) : content] as const;
    }),
  );
  const index: SiteCopy = form === "archive" ? { "offline-index.js": await readIndex(outDir) } : {};
  return { ...Object.fromEntries(files), ...(await buildParts(form)), ...index };
}

/**
 * Packs a copy of a site.
 *
 * @throws Error if it has become too large to download.
 */
export async function packSite(copy: SiteCopy): Promise<Uint8Array> {
  const entries = Object.entries(copy).map(async ([name, content]) => {
    const packed = await promisify(deflateRaw)(content, { level: constants.Z_BEST_COMPRESSION });
    return { entry: new PackedEntry(name, packed), content };
  });
  const chunks: Uint8Array[] = [];
  const zip = new Zip((_, chunk) => chunks.push(chunk));
  for (const { entry, content } of await Promise.all(entries)) {
    zip.add(entry);
    entry.push(content, true);
  }
  zip.end();
  const archive = Buffer.concat(chunks);
  expectSmall("docs.zip", archive.length);
  return archive;
}

/** A file that Node.js has packed: in half of the library's time, and a fortieth smaller. */
class PackedEntry extends ZipPassThrough {
  override compression = 8;
  override mtime = DAY;
  readonly #packed: Uint8Array<ArrayBuffer>;

  constructor(name: string, packed: Uint8Array<ArrayBuffer>) {
    super(name);
    this.#packed = packed;
  }

  protected override process(_content: Uint8Array, isLast: boolean): void {
    this.ondata(null, this.#packed, isLast);
  }
}

const CODE_FONT = "offline/code-font.css";

/** The script and the styles that only a copy has: for search, those that come with the site's code otherwise. */
const OWN_PARTS = {
  archive: {
    script: "src/offline/index.ts",
    styles: [CODE_FONT, "search/dialog/frame.css", "search/dialog/list.css", "search/hits.css", "offline/index.css"],
  },
  docset: { script: "src/offline/docset.ts", styles: [CODE_FONT, "offline/docset.css"] },
} as const;

async function buildParts(form: Form): Promise<SiteCopy> {
  const { script, styles: sheets } = OWN_PARTS[form];
  const contents = sheets.map((file) => `@import "./${file}";`).join("");
  const common = { bundle: true, minify: true, write: false, outdir: "/", logLevel: "error" } as const;
  const styles = await build({
    ...common,
    stdin: { contents, loader: "css", resolveDir: "src" },
    external: ["*.woff2"],
  });
  const scripts = await build({
    ...common,
    entryPoints: { offline: script },
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [cssAsText],
  });
  const files = scripts.outputFiles.map(({ path: file, contents: content }) => [path.basename(file), content] as const);
  // The styles are at the root of the copy, so an address from the root is one beside them.
  const text = styles.outputFiles.map((file) => file.text.replaceAll("url(/", "url(")).join("");
  return { ...Object.fromEntries(files), "offline.css": Buffer.from(text) };
}

/** Reads `x.css?text` as the site's own bundler does. */
const cssAsText: Plugin = {
  name: "css-as-text",
  setup({ onResolve, onLoad, resolve }) {
    onResolve({ filter: /\.css\?text$/ }, async ({ path: file, resolveDir, kind }) => {
      const found = await resolve(file.replace("?text", ""), { resolveDir, kind });
      return { path: found.path, errors: found.errors, namespace: "css-as-text" };
    });
    onLoad({ filter: /./, namespace: "css-as-text" }, async ({ path: file }) => ({
      contents: await readFile(file, "utf8"),
      loader: "text",
    }));
  },
};

/** Writes the index into a script, because a page on disk can't fetch; only Ask AI, which it lacks, needs the marks. */
async function readIndex(outDir: string): Promise<Buffer> {
  const { index, text } = readIndexFiles(outDir);
  const parts = await Promise.all([index, text].map((file) => readFile(file, "utf8")));
  return Buffer.from(`offlineIndex=[${parts.map(stripMarks).join(",")}]`);
}
