import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";

/** Writes files below a folder, by their paths in it, with all the folders that they need. */
export async function writeFiles(
  folder: string,
  files: Iterable<readonly [file: string, content: string | Uint8Array]>,
): Promise<void> {
  for (const [name, content] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
}
