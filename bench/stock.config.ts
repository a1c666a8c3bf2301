import path from "node:path";
import config from "../docusaurus.config.ts";

/** Adjusts paths of plugins, which are relative to the configuration that names them. This one is a folder deeper. */
function fromRoot(plugin: unknown): unknown {
  const [name, options] = Array.isArray(plugin) ? plugin : [plugin, {}];
  return typeof name === "string" && name.startsWith("./") ? [path.resolve(name), options] : plugin;
}

/** The site's pages with the framework's own bundler, compilers, and minifiers. `build.ts` compares them with ours. */
export default { ...config, plugins: config.plugins?.map(fromRoot), future: { v4: config.future?.v4 ?? true } };
