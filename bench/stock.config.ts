import config from "../docusaurus.config.ts";

/** The site's pages with the framework's own bundler, compilers and minifiers: the other side of `build.ts`. */
export default { ...config, future: { v4: config.future?.v4 ?? true } };
