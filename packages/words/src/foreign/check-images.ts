import type { Facts } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";

/**
 * Checks the tags of third-party images anywhere in a text, because a tag that isn't listed may not exist.
 *
 * Text without a digit isn't a tag (`node:fs`), and neither is a port after a host with the same name.
 */
export function checkImages(text: string, images: Facts["images"]): readonly PlacedFault[] {
  const names = Object.keys(images)
    .sort((a, b) => b.length - a.length)
    .join("|")
    .replaceAll(".", "\\.");
  const pattern = new RegExp(
    `(?<![\\w.:@/-]|\\$\\{?)(?:docker\\.io/(?:library/)?|public\\.ecr\\.aws/docker/library/)?(?<name>${names}):(?<tag>(?=[\\w.-]*\\d)(?!\\d{4,5}\\b)\\w(?:[\\w.-]*\\w)?)`,
    "g",
  );
  return [...text.matchAll(pattern)].flatMap(({ index, 0: whole, groups }) => {
    const { name = "", tag = "" } = groups ?? {};
    const known = images[name] ?? [];
    return known.includes(tag)
      ? []
      : [
          {
            offset: index + whole.length - tag.length,
            found: `Unexpected tag "${tag}" of the image ${name}`,
            expected: describeChoices(tag, known),
            fix: "Correct it. If the image has this tag, add it to data/images.json.",
          },
        ];
  });
}
