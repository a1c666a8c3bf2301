import { existsSync } from "node:fs";
import { cp, mkdir, rm, symlink, writeFile } from "node:fs/promises";
import path from "node:path";
import type { Corpus } from "./corpus/corpus.ts";
import { buildSiteMap } from "./corpus/site-map.ts";
import { exportPage } from "./export-page.ts";
import type { Peer } from "./peer.ts";
import { OURS } from "./peers.ts";
import { rootDir, settingsDirOf, siteDirOf } from "./places.ts";

/** Writes a corpus as a peer's site, replacing the existing one. */
export async function writeSite(peer: Peer, corpus: Corpus): Promise<void> {
  const siteDir = siteDirOf(peer, corpus.name);
  await rm(siteDir, { recursive: true, force: true });
  await mkdir(siteDir, { recursive: true });
  await writeFile(path.join(siteDir, "site.json"), JSON.stringify(buildSiteMap(corpus.title, corpus.pages), null, 2));
  for (const page of corpus.pages) {
    const file = path.join(siteDir, peer.contentDir, page.id + peer.dialect.extension);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, exportPage(page, corpus, peer.dialect));
  }
  const settings = path.join(settingsDirOf(peer), "site");
  if (existsSync(settings)) {
    await cp(settings, siteDir, { recursive: true });
  }
  // Without its own file, tools would search the parent folders and find this repository's.
  await writeFile(path.join(siteDir, "tsconfig.json"), "{}\n");
  if (peer.name === OURS) {
    await writeOurs(siteDir, corpus);
  }
}

/**
 * Writes our site, which shows programs by name, takes its settings from the repository, and links to its theme layer.
 */
async function writeOurs(siteDir: string, corpus: Corpus): Promise<void> {
  for (const [name, files] of corpus.programs) {
    const folder = path.join(siteDir, "snippets", name);
    await mkdir(folder, { recursive: true });
    for (const { fileName, code } of files) {
      await writeFile(path.join(folder, fileName), code);
    }
  }
  const settings = path.relative(siteDir, path.join(rootDir, "bench/peers/this-site")).split(path.sep).join("/");
  for (const file of ["docusaurus.config", "sidebars"]) {
    await writeFile(path.join(siteDir, `${file}.ts`), `export { default } from "${settings}/${file}.ts";\n`);
  }
  await symlink(path.join(rootDir, "src"), path.join(siteDir, "src"), "junction");
}
