import { expect, test } from "vitest";
import { facts } from "../../../../scripts/words/testing.ts";
import { writeSignatures } from "./write-signatures.ts";

function write(owner: string, name: string): Readonly<Record<string, string>> {
  const fn = facts.api.types.get(owner)?.functions.get(name);
  const signatures = fn ? writeSignatures({ owner, name, fn }, facts) : [];
  return Object.fromEntries(signatures.map(({ language, code }) => [language.id, code.replace(/\s+/g, " ")]));
}

test.each([
  ["Container", "stdout", "go", "Stdout(ctx context.Context) (string, error)"],
  ["Container", "stdout", "python", "async def stdout() -> str"],
  ["Container", "stdout", "typescript", "stdout(): Promise<string>"],
  ["Container", "stdout", "php", "stdout(): string"],
  ["Container", "stdout", "java", "String stdout()"],
  // An id that is not asked for by that name is its object, except in PHP.
  ["Container", "sync", "go", "Sync(ctx context.Context) (*Container, error)"],
  ["Container", "sync", "typescript", "sync(): Promise<Container>"],
  ["Container", "sync", "php", "sync(): ContainerId"],
  ["Container", "id", "java", "ContainerID id()"],
  // Nothing comes back.
  [
    "Service",
    "up",
    "go",
    "Up(ctx context.Context, opts ...ServiceUpOpts) error type ServiceUpOpts struct { Ports []PortForward Random bool }",
  ],
  ["Container", "exportImage", "typescript", /: Promise<void>$/],
  ["Container", "exportImage", "python", /-> None$/],
  // Lists of objects.
  ["Container", "envVariables", "go", "EnvVariables(ctx context.Context) ([]EnvVariable, error)"],
  ["Container", "envVariables", "python", "async def env_variables() -> list[EnvVariable]"],
  ["Container", "envVariables", "java", "List<EnvVariable> envVariables()"],
  // A value that may be missing.
  ["Container", "envVariable", "python", "async def env_variable(name: str) -> str | None"],
  // Objects as arguments, options, defaults of enums.
  ["Directory", "withFile", "python", /def with_file\( path: str, source: File, \*, permissions: int \| None = None,/],
  [
    "Container",
    "withMountedCache",
    "php",
    /CacheVolumeId\|CacheVolume \$cache, DirectoryId\|Directory\|null \$source = null, \?CacheSharingMode \$sharing = null/,
  ],
  ["Container", "withMountedCache", "python", /sharing: CacheSharingMode \| None = CacheSharingMode\.SHARED/],
  [
    "Container",
    "withMountedCache",
    "java",
    /new Container\.WithMountedCacheArguments\(\) \.withSource\(Directory source\)/,
  ],
  // Words of the languages.
  ["Container", "from", "python", "def from_(address: str) -> Container"],
  ["Container", "import", "java", /^Container importTarball\(/],
  ["Container", "import", "typescript", /^import_\(/],
  ["Env", "withModule", "typescript", "withModule(module_: Module_): Env"],
  ["Secret", "uri", "go", "URI(ctx context.Context) (string, error)"],
  // The SDK's generator puts the required argument among the options.
  ["Directory", "search", "typescript", /^search\(opts\?: \{ pattern: string paths\?: string\[\]/],
])("%s.%s in %s", (owner, name, language, expected) => {
  const code = write(owner, name)[language];
  if (expected instanceof RegExp) {
    expect(code).toMatch(expected);
  } else {
    expect(code).toBe(expected);
  }
});

test("every function of the API has a signature in five languages that contains its name", () => {
  for (const [owner, { functions }] of facts.api.types) {
    for (const [name, fn] of functions) {
      const signatures = writeSignatures({ owner, name, fn }, facts);
      expect(signatures).toHaveLength(5);
      for (const { code, name: spelled } of signatures) {
        expect(code).toContain(`${spelled}`);
        expect(code).not.toContain("undefined");
      }
    }
  }
});
