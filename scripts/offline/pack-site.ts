import { readFile } from "node:fs/promises";
import path from "node:path";
import { listFiles } from "@docs/pages";
import { build, type Plugin } from "esbuild";
import { zipSync } from "fflate";
import { readIndexFiles } from "../read-index-files.ts";
import { localizePage } from "./localize-page.ts";

/** Bytes that the archive may take. */
const MOST_BYTES = 5_000_000;

/** What a copy on disk needs: pages, styles, fonts, and pictures. */
const PARTS = /\.(?:html|css|woff2|svg|png|webp|ico)$/;

/** Pages that need the framework or a server, and cards for other sites' previews. */
const LEFT_OUT = /^(?:404\.html|search\/index\.html|og\/)/;

/** A fixed day, so that one build makes one archive. */
const DAY = new Date(2000, 0, 1);

/** Files of the copy of a site, by their path. */
export type SiteCopy = Readonly<Record<string, Uint8Array>>;

/** Copies a build so that it opens from a disk, with its search. */
export async function copySite(outDir: string, siteUrl: string): Promise<SiteCopy> {
  const names = listFiles(outDir, (file) => PARTS.test(file)).map((file) => path.posix.relative(outDir, file));
  const kept = names.filter((name) => !LEFT_OUT.test(name));
  const copy = { files: new Set(kept), siteUrl };
  const files = await Promise.all(
    kept.map(async (name) => {
      const content = await readFile(path.join(outDir, name));
      const isPage = name.endsWith(".html");
      return [name, isPage ? Buffer.from(localizePage(content.toString(), name, copy)) : content] as const;
    }),
  );
  return { ...Object.fromEntries(files), ...(await buildParts()), "offline-index.js": await readIndex(outDir) };
}

/**
 * Packs a copy of a site.
 *
 * @throws Error if it has become too large to download.
 */
export function packSite(copy: SiteCopy): Uint8Array {
  const archive = zipSync(copy, { level: 9, mtime: DAY });
  if (archive.length > MOST_BYTES) {
    throw new Error(
      `docs.zip has ${archive.length} bytes, expected at most ${MOST_BYTES}. Leave something out in scripts/offline.`,
    );
  }
  return archive;
}

/** Styles that only such a copy has: those of the site's own search, which come with its code otherwise, and a few more. */
const STYLES = ["search/dialog/frame.css", "search/dialog/list.css", "search/hits.css", "offline/index.css"];

/** Builds the script and the styles that only such a copy has. */
async function buildParts(): Promise<SiteCopy> {
  const contents = STYLES.map((file) => `@import "./${file}";`).join("");
  const common = { bundle: true, minify: true, write: false, outdir: "/", logLevel: "error" } as const;
  const styles = await build({ ...common, stdin: { contents, loader: "css", resolveDir: "src" } });
  const scripts = await build({
    ...common,
    entryPoints: { offline: "src/offline/index.ts" },
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    plugins: [cssAsText],
  });
  const files = [...scripts.outputFiles, ...styles.outputFiles].map(({ path: file, contents: content }) => {
    const name = path.basename(file);
    return [name === "stdin.css" ? "offline.css" : name, content] as const;
  });
  return Object.fromEntries(files);
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

/** Writes the index into a script, because a page on disk can't fetch. */
async function readIndex(outDir: string): Promise<Buffer> {
  const { index, text } = readIndexFiles(outDir);
  const parts = await Promise.all([index, text].map((file) => readFile(file, "utf8")));
  return Buffer.from(`offlineIndex=[${parts.join(",")}]`);
}
