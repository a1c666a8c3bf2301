import { readdirSync } from "node:fs";
import path from "node:path";

/** Folders with third-party files. */
const FOREIGN = new Set(["node_modules", "vendor"]);

/**
 * Lists the files below a folder in a fixed order, with forward slashes, as paths that begin with the folder.
 *
 * Hidden folders and installed packages are skipped; a folder that doesn't exist has no files.
 */
export function listFiles(folder: string, accepts: (file: string) => boolean = () => true): readonly string[] {
  return readEntries(folder)
    .flatMap((entry) => {
      const file = path.posix.join(folder, entry.name);
      if (entry.isDirectory()) {
        return FOREIGN.has(entry.name) || entry.name.startsWith(".") ? [] : listFiles(file, accepts);
      }
      return accepts(file) ? [file] : [];
    })
    .sort();
}

function readEntries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") {
      return [];
    }
    throw error;
  }
}
