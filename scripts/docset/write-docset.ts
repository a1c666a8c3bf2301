import { rm, stat } from "node:fs/promises";
import path from "node:path";
import { readBuiltPages } from "@docs/content";
import { loadFacts } from "@docs/facts";
import { listFiles, writeFiles } from "@docs/pages";
import { create } from "tar";
import { toSearchPages } from "../../plugins/search-index/search-pages.ts";
import { toFile } from "../../src/offline/to-file.ts";
import { readDocsData } from "../agent/read-docs-data.ts";
import { expectSmall } from "../offline/list-kept.ts";
import { copySite, DAY } from "../offline/pack-site.ts";
import { listEntries } from "./list-entries.ts";
import { writeIndex } from "./sqlite.ts";

/** Name of the docset, of its archive, and of its feed. */
const NAME = "Dagger";

/** A finished docset. */
export interface WrittenDocset {
  /** Names of the archive and of the feed, both next to the docset. */
  readonly files: readonly [archive: string, feed: string];
  readonly bytes: number;
  /** Number of entries in the index. */
  readonly entries: number;
}

/**
 * Writes a finished build as a docset for Dash and Zeal, as a folder and packed, and the feed that tells them of a new
 * version.
 *
 * @param folder is emptied first.
 * @throws Error if it has become too large to download.
 */
export async function writeDocset(outDir: string, siteUrl: string, folder: string): Promise<WrittenDocset> {
  await rm(folder, { recursive: true, force: true });
  const data = readDocsData(outDir, siteUrl);
  const entries = listEntries(toSearchPages(await readBuiltPages(outDir), loadFacts().api), data.facts);
  const index = await writeIndex(entries.map((entry) => ({ ...entry, url: toFile(entry.url) })));
  const copy = await copySite(outDir, siteUrl, "docset");
  const contents = path.join(folder, `${NAME}.docset/Contents`);
  await writeFiles(contents, [
    ["Info.plist", renderManifest(siteUrl)],
    ["Resources/docSet.dsidx", index],
    ...Object.entries(copy).map(([name, content]) => [`Resources/Documents/${name}`, content] as const),
  ]);
  const [archive, feed] = [`${NAME}.tgz`, `${NAME}.xml`];
  const packed = listFiles(contents).map((file) => path.posix.relative(folder, file));
  const file = path.join(folder, archive);
  await create({ file, cwd: folder, gzip: { level: 9 }, portable: true, mtime: DAY }, packed);
  const { size: bytes } = await stat(file);
  expectSmall(archive, bytes);
  await writeFiles(folder, [[feed, renderFeed(data.version, `${siteUrl}/${archive}`)]]);
  return { files: [archive, feed], bytes, entries: entries.length };
}

function renderManifest(siteUrl: string): string {
  const keys = {
    CFBundleIdentifier: NAME.toLowerCase(),
    CFBundleName: NAME,
    DocSetPlatformFamily: NAME.toLowerCase(),
    dashIndexFilePath: "index.html",
    DashDocSetFallbackURL: siteUrl,
    isDashDocset: true,
    isJavaScriptEnabled: true,
  };
  const lines = Object.entries(keys).map(
    ([key, value]) => `\t<key>${key}</key>\n\t${value === true ? "<true/>" : `<string>${value}</string>`}`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${lines.join("\n")}
</dict>
</plist>
`;
}

function renderFeed(version: string, url: string): string {
  return `<entry>\n  <version>${version}</version>\n  <url>${url}</url>\n</entry>\n`;
}
