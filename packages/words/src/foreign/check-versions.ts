import type { CiVersions } from "@docs/facts";
import { describeChoices, type PlacedFault } from "@docs/pages";

const FIX = "Correct it. If it's right, add it to data/ci/versions.json.";

const ACTION = /\buses:\s*(?<action>[\w-]+\/[\w./-]+)@(?<release>[\w.-]+)/g;
const RUNNER = /\b(?:runs-on|vmImage):\s*["']?(?<runner>[a-z][\w.-]*)/g;
const ENGINE = /registry\.dagger\.io\/engine:(?<tag>(?:\{\{version\}\}|[\w.-])+)/g;

/** A hash of a commit, which pins an action or an image as well. */
const COMMIT = /^[\da-f]{40}$/;

/** Says what's wrong about a name: what it is, what was expected, and how to fix that, unless it's right. */
type Judge = (
  groups: Readonly<Record<string, string>>,
) => readonly [found: string, expected: string, fix?: string] | [];

/** Checks releases in a block: those of actions and runners in CI files, and the tag of the engine's image anywhere. */
export function checkVersions(text: string, { actions, runners }: CiVersions): readonly PlacedFault[] {
  const check = (pattern: RegExp, judge: Judge) =>
    [...text.matchAll(pattern)].flatMap(({ index: offset, groups = {} }) => {
      const [found, expected, fix = FIX] = judge(groups);
      return found === undefined || expected === undefined
        ? []
        : [{ offset, found: `Unexpected ${found}`, expected, fix }];
    });
  return [
    ...check(ACTION, ({ action = "", release = "" }) => {
      const known = actions[action] ?? [];
      if (known.includes(release) || COMMIT.test(release)) {
        return [];
      }
      return known.length > 0
        ? [`release "${release}" of ${action}`, known.join(" or ")]
        : [`action "${action}"`, describeChoices(action, Object.keys(actions))];
    }),
    ...check(RUNNER, ({ runner = "" }) =>
      runners.includes(runner) ? [] : [`runner "${runner}"`, describeChoices(runner, runners)],
    ),
    // The release workflow creates tags that begin with a `v`.
    ...check(ENGINE, ({ tag = "" }) =>
      /^v|^main$|^[A-Z_]+$/.test(tag) || COMMIT.test(tag)
        ? []
        : [`tag "${tag}" of the engine's image`, `"v${tag}"`, "Put a v before the version."],
    ),
  ];
}
