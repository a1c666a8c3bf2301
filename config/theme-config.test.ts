import * as classic from "@docusaurus/theme-classic";
import { expect, test } from "vitest";
import { validateThemeConfig } from "../plugins/search/index.ts";
import { themeConfig } from "./theme-config.ts";

/** The part of a schema that these tests use. */
interface Schema {
  readonly validate: (value: unknown, options: object) => { readonly error?: Error; readonly value: unknown };
}

/** The theme's types declare only its plugin function. */
const theme = classic as unknown as {
  readonly validateThemeConfig: (options: { readonly validate: unknown; readonly themeConfig: unknown }) => unknown;
};

/** Validates a configuration with the theme's schema, as Docusaurus does. */
function validateTheme(config: object): unknown {
  const validate = (schema: Schema, given: unknown) => {
    const { error, value } = schema.validate(given, { allowUnknown: true });
    if (error) {
      throw error;
    }
    return value;
  };
  return theme.validateThemeConfig({ validate, themeConfig: config });
}

test("the site's own configuration is valid", () => {
  expect(() => validateTheme(themeConfig)).not.toThrow();
});

test.each([
  [{ navbar: { items: [{ type: "megaMenu", label: "Mega" }] } }, "Bad navbar item type megaMenu"],
  [{ colorMode: { defaultMode: "sepia" } }, '"colorMode.defaultMode" must be one of [dark, light]'],
])("the theme refuses %j", (mistake, message) => {
  expect(() => validateTheme({ ...themeConfig, ...mistake })).toThrow(message);
});

test.each([
  [{ appId: "TESTAPP" }, "themeConfig.search has appId without apiKey and indexName, expected all three or none."],
  [
    {
      ...{ appId: "TESTAPP", apiKey: "test-key", indexName: "test-index" },
      askAi: { assistantId: "assistant", widgetVersion: "3.9.0" },
    },
    "Ask AI only works with search widget major version 4.",
  ],
])("the search refuses %j when the configuration is loaded", (search, message) => {
  expect(() => validateThemeConfig({ themeConfig: { search } as never })).toThrow(message);
});
