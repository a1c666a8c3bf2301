import { existsSync } from "node:fs";
import path from "node:path";

/** Where `npm run upgrade` puts the SDKs from a release's sources while it compiles programs with them. */
export const SDK_SOURCES = ".cache/sdk-sources";

/** Folders of the repository that have the SDKs with their generated code. PHP and Java are compiled from the API alone. */
export const SDK_FOLDERS = ["sdk/go", "sdk/python/src", "sdk/typescript/src"];

/** Returns an SDK's folder in the sources, or undefined if programs are compiled with its published package. */
export function findSdkSource(folder: string): string | undefined {
  const place = path.resolve(SDK_SOURCES, folder);
  return existsSync(place) ? place : undefined;
}
