import { escapeHtml } from "@docs/pages";
import { type SdkLanguage, sdkLanguages } from "@docs/snippets";

/** Ids of a tab and of the panel that it controls. */
type TabIds = (language: SdkLanguage) => { readonly tab: string; readonly panel: string };

/** Renders a list with a tab for each SDK language, the first one selected. */
export function renderTabBar(label: string, idsOf: TabIds): string {
  const tabs = sdkLanguages.map((language, index) => {
    const { tab, panel } = idsOf(language);
    return (
      `<button type="button" role="tab" id="${tab}" data-value="${language.id}" aria-controls="${panel}" ` +
      `aria-selected="${index === 0}" tabindex="${index === 0 ? 0 : -1}">${escapeHtml(language.label)}</button>`
    );
  });
  return `<div role="tablist" aria-label="${label}">${tabs.join("")}</div>`;
}

/**
 * Renders a panel for each SDK language, readable without JavaScript.
 *
 * Only the first one is markup from the start. The others stand in `<noscript>`: one text node each for a browser
 * that runs scripts, plain readable panels for one that doesn't. `src/client/tabs-element.ts` turns the wanted one
 * into markup while the page is being parsed.
 */
export function renderPanels(panels: ReadonlyMap<string, string>): string {
  const rendered = [...panels].map(([id, panel], index) =>
    index === 0 ? panel : `<noscript data-value="${id}">${panel}</noscript>`,
  );
  return `${rendered.join("")}<tabs-end></tabs-end>`;
}
