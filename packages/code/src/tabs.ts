import { escapeHtml } from "@docs/pages";
import { type SdkLanguage, sdkLanguages } from "@docs/snippets";
import { type HtmlElement, toHtml } from "./html-element.ts";

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

/**
 * Renders contents in tabs, one for each SDK language that has one.
 *
 * @param id unique on the page; the ids of the panels begin with it.
 * @param contents HTML by language id.
 * @param isLabeled whether a panel names its language where no script runs, because nothing in it does.
 */
export function renderLanguageTabs(
  id: string,
  className: string,
  contents: ReadonlyMap<string, string>,
  { isLabeled = false } = {},
): HtmlElement {
  const languages = sdkLanguages.filter((language) => contents.has(language.id));
  const panelOf = (language: SdkLanguage) => `${id}-${language.id}`;
  const panels = languages.map((language) => {
    const attributes = {
      ...{ role: "tabpanel", id: panelOf(language), "data-value": language.id },
      ...(isLabeled ? { "data-label": language.label } : {}),
      "aria-labelledby": `${panelOf(language)}-tab`,
    };
    return [language.id, toHtml({ tagName: "div", attributes, innerHtml: contents.get(language.id) ?? "" })] as const;
  });
  const idsOf = (language: SdkLanguage) => ({ tab: `${panelOf(language)}-tab`, panel: panelOf(language) });
  const bar = renderTabBar("SDK language", idsOf, languages);
  return {
    tagName: "div",
    attributes: { class: `tabs-block ${className}`, "data-tabs": "sdk" },
    innerHtml: `<div class="tabs-bar">${bar}</div>${renderPanels(new Map(panels))}`,
  };
}
