import { type HtmlElement, renderLanguageTabs, toJsx } from "@docs/code";
import { heading, list, paragraph } from "@docs/code/nodes";
import { type LintPage, readAnchors } from "@docs/pages";
import type { Plan, Recording } from "@docs/runs";
import type { RootContent } from "mdast";
import { STAND_INS_ID } from "./addresses.ts";
import { describeDates, labelOf, listTexts, toNumber } from "./describe-run.ts";
import { renderStep } from "./render-command.ts";
import { describeSigns } from "./render-steps.ts";
import { describeStandIn } from "./stand-ins.ts";

/** A part of a recording: the steps of one section of the page. */
type Part = Pick<Recording, "language" | "steps">;

/**
 * Renders the page that shows everything that was recorded of another page.
 *
 * Its sections have the ids of that page's, so that a link can name the one that it's about.
 *
 * @param recordings of the page, one for each language that was run.
 */
export async function renderRunPage(
  page: Pick<LintPage, "url" | "tree" | "frontMatter">,
  recordings: readonly Recording[],
  plan: Pick<Plan, "commands">,
): Promise<readonly RootContent[]> {
  const headings = new Map(readAnchors(page).map(({ id, heading }) => [id, heading]));
  const sections = new Set(recordings.flatMap(({ steps }) => steps.map(({ section }) => section)));
  const ordered = ["", ...headings.keys()].filter((id) => sections.has(id));
  const parts = await Promise.all(
    ordered.map(async (id): Promise<readonly RootContent[]> => {
      const own = recordings.map(({ language, steps }) => ({
        language,
        steps: steps.filter(({ section }) => section === id),
      }));
      const text = (headings.get(id) ?? id).replace(/\s*\{#[\w-]+\}$/, "");
      return [
        ...(id === "" ? [] : [heading(2, [{ type: "text", value: text }], id)]),
        toJsx(await renderPart(own, id === "" ? "start" : id, plan)),
      ];
    }),
  );
  return [...renderIntroduction(page, recordings), ...parts.flat()];
}

function renderIntroduction(
  { url, frontMatter }: Pick<LintPage, "url" | "frontMatter">,
  recordings: readonly Recording[],
): readonly RootContent[] {
  const title = frontMatter.fields.get("title")?.value ?? url;
  const steps = recordings.flatMap((recording) => recording.steps);
  const signs = describeSigns(steps.flatMap(({ operations = [] }) => operations));
  const standIns = [...new Set(recordings.flatMap((recording) => recording.standIns))].toSorted();
  return [
    paragraph(
      `The commands and programs of [${title}](${url}) were run as the page says, in its order. Each terminal below shows what was typed and what came of it.`,
    ),
    paragraph(`${listTexts(recordings.map(describeRecording))}, with CLI and engine of the same release.`),
    ...(signs === ""
      ? []
      : [
          paragraph(
            `Steps of the engine: ${signs}. Exact times, digests, and paths differ in each run, so they're rounded or replaced.`,
          ),
        ]),
    ...(standIns.length === 0
      ? []
      : [
          { ...paragraph("These images weren't the published ones:"), data: { hProperties: { id: STAND_INS_ID } } },
          list(standIns.map(describeStandIn)),
        ]),
  ];
}

function describeRecording({ language, dagger, date }: Recording, index: number): string {
  const name = language === "any" ? "" : `${labelOf(language)} `;
  const run = `with Dagger ${toNumber(dagger)} on ${describeDates([date])}`;
  return index === 0 ? `Recorded ${name === "" ? "" : `in ${name}`}${run}` : `in ${name}${run}`;
}

/** Renders a section: tabs if the languages differ in it. */
async function renderPart(parts: readonly Part[], id: string, plan: Pick<Plan, "commands">): Promise<HtmlElement> {
  const rendered = await Promise.all(
    parts.map(async ({ language, steps }) => {
      const html = (await Promise.all(steps.map((step) => renderStep(step, plan)))).join("");
      return [language, html] as const;
    }),
  );
  const shown = new Map(rendered.filter(([, html]) => html !== ""));
  const [first = ""] = shown.values();
  if (new Set(shown.values()).size === 1) {
    return { tagName: "div", attributes: { class: "run-steps" }, innerHtml: first };
  }
  return renderLanguageTabs(`run-${id}`, "run-steps", shown, { isLabeled: true });
}
