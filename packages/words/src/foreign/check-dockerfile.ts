import type { PlacedFault } from "@docs/pages";
import { describeChoices } from "@docs/pages";
import { checkShellText, type ShellTextContext } from "../cli/check-shell-text.ts";

/** Checks a Dockerfile: its instructions exist, its images have tags, and its commands are valid. */
export function checkDockerfile(text: string, context: ShellTextContext): readonly PlacedFault[] {
  const stages = [...text.matchAll(/^FROM\s+.*\sAS\s+(?<stage>\S+)/gim)].map(({ groups }) => groups?.stage ?? "");
  // Here-documents and continued lines belong to the instruction before them.
  const lines = text.matchAll(/^(?<name>[A-Za-z]+)(?<rest>(?:[^\n\\]|\\[^\n]|\\\n)*)$/gm);
  return [...lines].flatMap(({ index, groups }) => {
    const { name = "", rest = "" } = groups ?? {};
    const { dockerfile } = context.facts;
    if (!dockerfile.includes(name.toUpperCase())) {
      const expected = describeChoices(name.toUpperCase(), dockerfile, "an instruction of a Dockerfile");
      return [{ offset: index, found: `Unexpected instruction "${name}"`, expected, fix: "Correct the instruction." }];
    }
    if (name.toUpperCase() === "FROM") {
      return [...checkImage(rest, index + name.length, stages), ...checkStage(rest, index + name.length)];
    }
    const start = /^\s+(?:--\S+\s+)*/.exec(rest)?.[0].length ?? 0;
    return name.toUpperCase() === "RUN" && !/^\s*(?:\[|<<)/.test(rest.slice(start))
      ? checkShellText(rest.slice(start), context).map((fault) => ({
          ...fault,
          offset: fault.offset + index + name.length + start,
        }))
      : [];
  });
}

function checkImage(rest: string, offset: number, stages: readonly string[]): readonly PlacedFault[] {
  const image = /^\s+(?:--\S+\s+)*(?<image>\S+)/.exec(rest)?.groups?.image ?? "";
  const isKnown = image === "scratch" || stages.includes(image) || /[$@]|:[^/]+$/.test(image);
  return isKnown
    ? []
    : [
        {
          offset: offset + rest.indexOf(image),
          found: `Unexpected image "${image}" without a tag`,
          expected: "an image with a tag or a digest",
          fix: "Pin the image.",
        },
      ];
}

/** Checks that only `AS` and the name of the stage follow the image. */
function checkStage(rest: string, offset: number): readonly PlacedFault[] {
  const match = /^(?<start>\s+(?:--\S+\s+)*\S+\s+)(?<words>\S.*?)\s*$/.exec(rest);
  const { start = "", words = "" } = match?.groups ?? {};
  const [, name] = words.split(/\s+/);
  return words === "" || /^AS\s+[A-Za-z][\w.-]*$/i.test(words)
    ? []
    : [
        {
          offset: offset + start.length,
          found: `Unexpected "${words}" behind the image of FROM`,
          expected: name === undefined ? '"AS" and the name of the stage' : `"AS ${name}"`,
          fix: "Correct the instruction.",
        },
      ];
}
