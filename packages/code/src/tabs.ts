import { escapeHtml } from "@docs/pages";
import { type SdkLanguage, sdkLanguages } from "@docs/snippets";

/** Returns the ids of a tab and of the panel that it controls. */
type TabIds = (language: SdkLanguage) => { readonly tab: string; readonly panel: string };

/** Renders the tab list, with one tab for each SDK language and the first one selected. */
export function renderTabBar(label: string, idsOf: TabIds, languages: readonly SdkLanguage[] = sdkLanguages): string {
  const tabs = languages.map((language, index) => {
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
 * Only the first panel is markup from the start. The others are inside `<noscript>`: a single text node each for
 * browsers that run scripts, and plain readable panels for those that don't. `src/client/tabs-element.ts` turns the
 * selected one into markup while the page is being parsed.
 */
export function renderPanels(panels: ReadonlyMap<string, string>): string {
  const rendered = [...panels].map(([id, panel], index) =>
    index === 0 ? panel : `<noscript data-value="${id}">${panel}</noscript>`,
  );
  return `${rendered.join("")}<tabs-end></tabs-end>`;
}
