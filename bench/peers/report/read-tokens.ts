/** Colors of both modes, by the name of their custom property. */
export interface Tokens {
  readonly light: ReadonlyMap<string, string>;
  readonly dark: ReadonlyMap<string, string>;
}

/**
 * Reads the site's colors from `tokens.css` for a picture outside the site.
 *
 * @throws Error when the file has no dark mode.
 */
export function readTokens(css: string): Tokens {
  const [light = "", dark] = css.split(/\[data-theme="dark"\](?:,[^{]*)?\s*\{/);
  if (dark === undefined) {
    throw new Error('Found no [data-theme="dark"] in src/css/tokens.css, expected the colours of the dark mode there.');
  }
  return { light: readColors(light), dark: readColors(dark.split("}")[0] ?? "") };
}

function readColors(css: string): ReadonlyMap<string, string> {
  return new Map(
    [...css.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = "", value = ""]) => [name, value]),
  );
}
