import { expect, test } from "vitest";
import { loadFacts } from "../load-facts.ts";
import { declarers } from "./declarers.ts";

const { api } = loadFacts();

function declare(type: string, name: string, sdk: string): string | undefined {
  const fn = api.types.get(type)?.functions.get(name);
  return fn && declarers[sdk]?.declareFunction({ type, name, fn }, api, "full").code.replace(/\s+/g, " ");
}

test.each([
  ["Container", "stdout", "go", "func (r *Container) Stdout(ctx context.Context) (string, error)"],
  ["Container", "stdout", "python", "async def stdout(self) -> str"],
  ["Container", "stdout", "typescript", "stdout(): Promise<string>"],
  ["Container", "stdout", "php", "function stdout(): string"],
  ["Container", "stdout", "java", "String stdout()"],
  // An id whose function isn't named `id` becomes its object, except in PHP.
  ["Container", "sync", "go", "func (r *Container) Sync(ctx context.Context) (*Container, error)"],
  ["Container", "sync", "typescript", "sync(): Promise<Container>"],
  ["Container", "sync", "php", "function sync(): ContainerId"],
  ["Container", "id", "java", "ContainerID id()"],
  // Functions without a result.
  [
    "Service",
    "up",
    "go",
    "func (r *Service) Up(ctx context.Context, opts ...ServiceUpOpts) error type ServiceUpOpts struct { Ports []PortForward Random bool }",
  ],
  ["Container", "exportImage", "typescript", /: Promise<void>$/],
  ["Container", "exportImage", "python", /-> None$/],
  // Lists of objects.
  ["Container", "envVariables", "go", "func (r *Container) EnvVariables(ctx context.Context) ([]EnvVariable, error)"],
  ["Container", "envVariables", "python", "async def env_variables(self) -> list[EnvVariable]"],
  ["Container", "envVariables", "java", "List<EnvVariable> envVariables()"],
  // A value that may be missing.
  ["Container", "envVariable", "python", "async def env_variable(self, name: str) -> str | None"],
  // Objects as arguments, options, and enum defaults.
  [
    "Directory",
    "withFile",
    "python",
    /def with_file\( self, path: str, source: File, \*, permissions: int \| None = None,/,
  ],
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
  // Reserved words of the languages.
  ["Container", "from", "python", "def from_(self, address: str) -> Container"],
  ["Container", "import", "java", /^Container importTarball\(/],
  ["Container", "import", "typescript", /^import_\(/],
  ["Env", "withModule", "typescript", "withModule(module_: Module_): Env"],
  ["Secret", "uri", "go", "func (r *Secret) URI(ctx context.Context) (string, error)"],
  // The SDK's generator puts the required argument among the options.
  ["Directory", "search", "typescript", /^search\(opts\?: \{ pattern: string paths\?: string\[\]/],
])("%s.%s in %s", (owner, name, language, expected) => {
  const code = declare(owner, name, language);
  if (expected instanceof RegExp) {
    expect(code).toMatch(expected);
  } else {
    expect(code).toBe(expected);
  }
});

test("every function of the API has a declaration in five languages that contains its name and all arguments", () => {
  for (const [type, { functions }] of api.types) {
    for (const [name, fn] of functions) {
      for (const sdk of Object.values(declarers)) {
        const declaration = sdk.declareFunction({ type, name, fn }, api, "full");
        expect(declaration.code).toContain(declaration.name);
        expect(declaration.code).not.toContain("undefined");
        for (const argument of fn.args) {
          expect(declaration.code).toContain(sdk.declareArgument({ type, name, fn }, argument, api).name);
        }
      }
    }
  }
});

test("options stand in lines as each language formats them", () => {
  const fn = api.types.get("Container")?.functions.get("withMountedTemp");
  const member = { type: "Container", name: "withMountedTemp", fn: fn ?? { args: [], returns: "" } };
  expect(Object.values(declarers).map((sdk) => sdk.declareFunction(member, api, "full").code)).toEqual([
    "func (r *Container) WithMountedTemp(\n\tpath string,\n\topts ...ContainerWithMountedTempOpts,\n) *Container\n\n" +
      "type ContainerWithMountedTempOpts struct {\n\tSize   int\n\tExpand bool\n}",
    "def with_mounted_temp(\n    self,\n    path: str,\n    *,\n    size: int | None = None,\n" +
      "    expand: bool | None = False,\n) -> Container",
    "withMountedTemp(path: string, opts?: {\n  size?: number\n  expand?: boolean\n}): Container",
    "function withMountedTemp(\n    string $path,\n    ?int $size = null,\n    ?bool $expand = false,\n): Container",
    "Container withMountedTemp(String path, WithMountedTempArguments optArgs)\n\n" +
      "new Container.WithMountedTempArguments()\n  .withSize(Integer size)\n  .withExpand(Boolean expand)",
  ]);
});
