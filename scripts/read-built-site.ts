import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "@docs/pages";
import { readOperatorSettings } from "../config/operator.ts";
import { readBuiltPage } from "./links/built-page.ts";
import type { BuiltSite } from "./links/built-site.ts";

/**
 * Reads a finished build.
 *
 * @throws Error when the folder holds none.
 */
export function readBuiltSite(folder = "build"): BuiltSite {
  if (!existsSync(path.join(folder, "404.html"))) {
    throw new Error(`${folder}/ holds no 404.html, expected a finished build. Make one: npm run build`);
  }
  const files = listFiles(folder).map((file) => path.posix.relative(folder, file));
  return {
    folder,
    origin: new URL(readOperatorSettings(process.env).siteUrl).origin,
    files: new Set(files),
    pages: files
      .filter((file) => file.endsWith(".html"))
      .flatMap((file) => readBuiltPage(file, readFileSync(path.join(folder, file), "utf8")) ?? []),
  };
}
