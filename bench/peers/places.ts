import path from "node:path";
import type { Peer } from "./peer.ts";

/** The repository. */
export const rootDir = path.resolve(import.meta.dirname, "../..");

/** All that a run needs and leaves behind, save its results. */
export const cacheDir = path.join(rootDir, ".cache/peers");

/** The tables, figures and pictures that a run is for. */
export const resultsDir = path.join(rootDir, "bench/results");

/** Gives the folder with a peer's package.json and settings. */
export function settingsDirOf(peer: Peer): string {
  return path.join(import.meta.dirname, peer.folder);
}

/** Gives the folder in which a peer's packages are installed. */
export function installDirOf(peer: Peer): string {
  return path.join(cacheDir, peer.folder);
}

/** Gives the folder of a peer's site; it lies below the packages, so that they are found from it. */
export function siteDirOf(peer: Peer, corpusName: string): string {
  return path.join(installDirOf(peer), "sites", `${peer.name}-${corpusName}`);
}
