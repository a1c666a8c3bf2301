import path from "node:path";

const NAME = "check-stand-ins";

/** The part of the bundler that is used here, which both of Docusaurus's bundlers have. */
interface Compiler {
  readonly hooks: { readonly thisCompilation: Hook<Compilation> };
}

interface Compilation {
  readonly hooks: { readonly finishModules: Hook<Iterable<object>> };
  readonly errors: Error[];
}

interface Hook<Argument> {
  tap(name: string, listener: (argument: Argument) => void): void;
}

/**
 * Stops a build whose bundle lacks a stand-in.
 *
 * An alias without a user is no error to the bundler: a framework that asks for another module than the one that is
 * replaced would ship its own again, and nobody would know.
 *
 * @param standIns files by the modules of the framework that they stand in for.
 */
export function checkStandIns({ hooks }: Compiler, standIns: Readonly<Record<string, string>>): void {
  hooks.thisCompilation.tap(NAME, (compilation) => {
    compilation.hooks.finishModules.tap(NAME, (modules) => {
      const bundled = new Set([...modules].map((module) => ("resource" in module ? module.resource : undefined)));
      for (const [replaced, file] of Object.entries(standIns)) {
        if (!bundled.has(file)) {
          compilation.errors.push(new Error(describe(replaced, file)));
        }
      }
    });
  });
}

function describe(replaced: string, file: string): string {
  return (
    `Found no ${path.basename(file)} in the browser's bundle, expected it in the place of ${replaced}. ` +
    "The framework has changed: compare standIns in plugins/static-articles with the modules that @docusaurus/core/lib/client/App.js and clientEntry.js import."
  );
}
