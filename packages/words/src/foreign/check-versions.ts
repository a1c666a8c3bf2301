import type { CiVersions } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";

const FIX = "Correct it. If it's right, add it to data/ci/versions.json.";

/** Checks releases in a block: those of actions and runners in CI files, and the tag of the engine's image anywhere. */
export function checkVersions(text: string, { actions, runners }: CiVersions): readonly PlacedFault[] {
  const uses = [...text.matchAll(/\buses:\s*(?<action>[\w-]+\/[\w./-]+)@(?<release>[\w.-]+)/g)].flatMap((match) => {
    const { action = "", release = "" } = match.groups ?? {};
    const known = actions[action] ?? [];
    const found = `Unexpected release "${release}" of ${action}`;
    const names = Object.keys(actions);
    // A commit hash pins an action as well.
    return known.includes(release) || /^[\da-f]{40}$/.test(release)
      ? []
      : known.length > 0
        ? [{ offset: match.index, found, expected: known.join(" or "), fix: FIX }]
        : [
            {
              offset: match.index,
              found: `Unexpected action "${action}"`,
              expected: describeChoices(action, names),
              fix: FIX,
            },
          ];
  });
  const images = [...text.matchAll(/\b(?:runs-on|vmImage):\s*["']?(?<image>[a-z][\w.-]*)/g)].flatMap((match) => {
    const image = match.groups?.image ?? "";
    const expected = describeChoices(image, runners);
    return runners.includes(image)
      ? []
      : [{ offset: match.index, found: `Unexpected runner "${image}"`, expected, fix: FIX }];
  });
  return [...uses, ...images, ...checkEngineTags(text)];
}

/** Checks that the tags of the engine's image begin with a `v`, as the release workflow creates them. */
function checkEngineTags(text: string): readonly PlacedFault[] {
  return [...text.matchAll(/registry\.dagger\.io\/engine:(?<tag>(?:\{\{version\}\}|[\w.-])+)/g)].flatMap((match) => {
    const tag = match.groups?.tag ?? "";
    return /^v|^main$|^[\da-f]{40}$|^[A-Z_]+$/.test(tag)
      ? []
      : [
          {
            offset: match.index,
            found: `Unexpected tag "${tag}" of the engine's image`,
            expected: `"v${tag}"`,
            fix: "Put a v before the version.",
          },
        ];
  });
}
