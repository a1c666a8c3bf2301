import type { Compiler } from "./compiler.ts";
import { goCompiler } from "./go/compile-go.ts";
import { javaCompiler } from "./java/compile-java.ts";
import { phpCompiler } from "./php/compile-php.ts";
import { pythonCompiler } from "./python/compile-python.ts";
import { typescriptCompiler } from "./typescript/compile-typescript.ts";

/** All compilers, in the order of the tabs. */
export const compilers: readonly Compiler[] = [
  goCompiler,
  pythonCompiler,
  typescriptCompiler,
  phpCompiler,
  javaCompiler,
];
