import path from "node:path";

/** Lists where a program may be: in each folder that the system searches, whether or not it's there. */
export function listOnPath(
  name: string,
  { PATH: search = "" }: Readonly<Record<string, string | undefined>> = process.env,
): readonly string[] {
  const folders = search.split(path.delimiter).filter((folder) => folder !== "");
  return folders.map((folder) => path.join(folder, name));
}
