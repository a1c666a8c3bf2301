import path from "node:path";
import type { Peer } from "./peer.ts";

/** Root folder of the repository. */
export const rootDir = path.resolve(import.meta.dirname, "../..");

/** Folder for everything that a run needs and leaves behind, except its results. */
export const cacheDir = path.join(rootDir, ".cache/peers");

/** Folder for the tables, figures, and pictures that a run produces. */
export const resultsDir = path.join(rootDir, "bench/results");

/** Returns the folder with a peer's package.json and settings. */
export function settingsDirOf(peer: Peer): string {
  return path.join(import.meta.dirname, peer.folder);
}

/** Returns the folder in which a peer's packages are installed. */
export function installDirOf(peer: Peer): string {
  return path.join(cacheDir, peer.folder);
}

/** Returns the folder of a peer's site, which is below the installed packages so that it can resolve them. */
export function siteDirOf(peer: Peer, corpusName: string): string {
  return path.join(installDirOf(peer), "sites", `${peer.name}-${corpusName}`);
}
