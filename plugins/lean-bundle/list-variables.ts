import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Lists the custom properties that the files of folders name, in style sheets and in scripts. */
export function listVariables(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && /\.(?:css|[jt]sx?)$/.test(entry.name))
      .map((entry) => path.join(entry.parentPath, entry.name)),
  );
  return [...new Set(files.flatMap((file) => readFileSync(file, "utf8").match(/--[a-z][\w-]*/g) ?? []))].sort();
}
