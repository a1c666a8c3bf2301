import { readCommandBlocks } from "@docs/pages";
import type { PageFault, PageRule } from "../rule.ts";

/** An argument that uploads the current folder: `--source=.`, or a lone dot in Dagger Shell. */
const UPLOAD = /(?:=|\s)\.(?=\s|$)/;

/** Where a command writes its result, as a path below the current folder. A lone dot updates the sources on purpose. */
const TARGET = /(?:--output=|export (?:--path=)?)(?![\w]+=)(?<path>(?:\.\/)?[\w][\w./-]*)/d;

/** Folders that the programs exclude from the upload with `ignore`. */
const IGNORED = /^(?:\.\/)?node_modules$/;

/** Checks that no result is written into the uploaded folder, where it would change the input of the next call. */
export const checkExportTargets: PageRule = (page) =>
  readCommandBlocks(page).flatMap(({ lines }) =>
    lines.flatMap(({ text, line, column }, index): PageFault[] => {
      const target = TARGET.exec(text);
      const path = target?.groups?.path ?? "";
      // A chain may upload on an earlier line than it exports.
      const before = [...lines.slice(0, index).map((earlier) => earlier.text), text.slice(0, target?.index)].join("\n");
      if (path === "" || IGNORED.test(path) || !UPLOAD.test(before)) return [];
      return [
        {
          line,
          column: column + (target?.indices?.groups?.path?.[0] ?? 0),
          found: `Unexpected output "${path}" in the folder that the call uploads`,
          expected: `a path outside of it, such as "../out/${path.replace(/^\.\//, "")}"`,
          fix: "Write it elsewhere, because the output would be part of the next upload and keep that call from the cache.",
        },
      ];
    }),
  );
