import type { ApiMember } from "@docs/facts";
import { declarers, loadFacts } from "@docs/facts";
import { expect, test } from "vitest";
import { formatSignature } from "./markdown.ts";
import { hideSymbols, readSdk } from "./read-sdk.ts";

const { api, sdkReference } = loadFacts();

function find(path: string): ApiMember {
  const [type = "", name = ""] = path.split(".");
  const fn = api.types.get(type)?.functions.get(name);
  if (!fn) {
    throw new Error(`data/api has no ${path}.`);
  }
  return { type, name, fn };
}

/** Returns the declaration on one line, as the SDK's own sources write it. */
function declare(sdk: string, path: string): string | undefined {
  const code = declarers[sdk]?.declareFunction(find(path), api, "brief").code;
  return code
    ?.replace(/\(\n\s*/, "(")
    .replace(/,?\n\)/, ")")
    .replaceAll(/\n\s*/g, " ");
}

// Compared with the SDKs' generated sources at the documented version.
test.each([
  [
    "Container.withExec",
    "func (r *Container) WithExec(args []string, opts ...ContainerWithExecOpts) *Container",
    "def with_exec(self, args: list[str], *, …) -> Container",
    "withExec(args: string[], opts?: ContainerWithExecOpts): Container",
    "function withExec(array $args, …): Container",
    "Container withExec(List<String> args, WithExecArguments optArgs)",
  ],
  [
    "Container.stdout",
    "func (r *Container) Stdout(ctx context.Context) (string, error)",
    "async def stdout(self) -> str",
    "stdout(): Promise<string>",
    "function stdout(): string",
    "String stdout()",
  ],
  [
    "Container.sync",
    "func (r *Container) Sync(ctx context.Context) (*Container, error)",
    "async def sync(self) -> Container",
    "sync(): Promise<Container>",
    "function sync(): ContainerId",
    "Container sync()",
  ],
  [
    "Container.withMountedSecret",
    "func (r *Container) WithMountedSecret(path string, source *Secret, opts ...ContainerWithMountedSecretOpts) *Container",
    "def with_mounted_secret(self, path: str, source: Secret, *, …) -> Container",
    "withMountedSecret(path: string, source: Secret, opts?: ContainerWithMountedSecretOpts): Container",
    "function withMountedSecret(string $path, SecretId|Secret $source, …): Container",
    "Container withMountedSecret(String path, Secret source, WithMountedSecretArguments optArgs)",
  ],
  [
    "Container.import",
    "func (r *Container) Import(source *File, opts ...ContainerImportOpts) *Container",
    "def import_(self, source: File, *, …) -> Container",
    "import_(source: File, opts?: ContainerImportOpts): Container",
    "function import(FileId|File $source, …): Container",
    "Container importTarball(File source, ImportTarballArguments optArgs)",
  ],
  [
    "Container.envVariable",
    "func (r *Container) EnvVariable(ctx context.Context, name string) (string, error)",
    "async def env_variable(self, name: str) -> str | None",
    "envVariable(name: string): Promise<string>",
    "function envVariable(string $name): string",
    "String envVariable(String name)",
  ],
  [
    "Container.id",
    "func (r *Container) ID(ctx context.Context) (ContainerID, error)",
    "async def id(self) -> ContainerID",
    "id(): Promise<ContainerID>",
    "function id(): ContainerId",
    "ContainerID id()",
  ],
  [
    "Service.up",
    "func (r *Service) Up(ctx context.Context, opts ...ServiceUpOpts) error",
    "async def up(self, *, …) -> None",
    "up(opts?: ServiceUpOpts): Promise<void>",
    "function up(…): void",
    "Void up(UpArguments optArgs)",
  ],
  [
    "Directory.search",
    "func (r *Directory) Search(ctx context.Context, pattern string, opts ...DirectorySearchOpts) ([]SearchResult, error)",
    "async def search(self, pattern: str, *, …) -> list[SearchResult]",
    "search(opts?: DirectorySearchOpts): Promise<SearchResult[]>",
    "function search(string $pattern, …): array",
    "List<SearchResult> search(String pattern, SearchArguments optArgs)",
  ],
  [
    "Query.http",
    "func (r *Client) HTTP(url string, opts ...HTTPOpts) *File",
    "def http(self, url: str, *, …) -> File",
    "http(url: string, opts?: ClientHttpOpts): File",
    "function http(string $url, …): File",
    "File http(String url, HttpArguments optArgs)",
  ],
  [
    "Query.loadFileFromID",
    "func (r *Client) LoadFileFromID(id FileID) *File",
    "def load_file_from_id(self, id: FileID) -> File",
    "loadFileFromID(id: FileID): File",
    "function loadFileFromID(FileId|File $id): File",
    "File loadFileFromID(FileID id)",
  ],
])("%s in every SDK", (path, ...expected) => {
  expect(["go", "python", "typescript", "php", "java"].map((sdk) => declare(sdk, path))).toEqual(expected);
});

test("names of arguments that may be left out are those that a program writes", () => {
  const member = find("Container.withMountedCache");
  const optional = Object.values(declarers).map((sdk) => sdk.declareFunction(member, api, "brief").optional[1]);
  expect(optional).toEqual(["Sharing", "sharing", "sharing", "sharing", "withSharing"]);
});

test.each([
  ["go", "args []string", "UseEntrypoint bool"],
  ["python", "args: list[str]", "use_entrypoint: bool | None"],
  ["typescript", "args: string[]", "useEntrypoint?: boolean"],
  ["php", "array $args", "?bool $useEntrypoint"],
  ["java", "List<String> args", "withUseEntrypoint(Boolean useEntrypoint)"],
])("arguments in %s", (sdk, ...expected) => {
  const member = find("Container.withExec");
  const codes = member.fn.args.slice(0, 2).map((arg) => declarers[sdk]?.declareArgument(member, arg, api).code);
  expect(codes).toEqual(expected);
});

test.each([
  ["go", "dagger.ImageMediaTypesOcimediaTypes", "type Client struct"],
  ["python", "ImageMediaTypes.OCIMediaTypes", "class Client"],
  ["typescript", "ImageMediaTypes.OcimediaTypes", "class Client"],
  ["php", "ImageMediaTypes::OCIMediaTypes", "class Client"],
  ["java", "ImageMediaTypes.OCIMediaTypes", "class Client"],
])("values of enums and types in %s", (sdk, value, type) => {
  expect(declarers[sdk]?.declareEnumValue("ImageMediaTypes", "OCIMediaTypes").code).toBe(value);
  expect(declarers[sdk]?.declareType("Query", "object").code).toBe(type);
});

test("a long declaration has one argument a line", () => {
  expect(declarers.python?.declareFunction(find("Container.withFile"), api, "brief").code).toBe(
    "def with_file(\n  self,\n  path: str,\n  source: File,\n  *, …\n) -> Container",
  );
});

test("every function in TypeScript is declared as the installed SDK declares it", async () => {
  const { sdk } = await readSdk();
  const classes = hideSymbols(sdk, sdkReference.hidden)["api/client.gen"].filter(({ kind }) => kind === "class");
  const onOneLine = (code: string) =>
    code
      .replace(/\(\n\s*/, "(")
      .replace(/,\n\s*(?!\))/g, ", ")
      .replace(/,\s*\)/, ")");
  const published = new Set(
    classes.flatMap(({ name, methods }) => methods.map((method) => `${name}.${onOneLine(formatSignature(method))}`)),
  );
  const ours = [...api.types].flatMap(([type, { functions }]) => {
    const name = declarers.typescript?.declareType(type, "object").name;
    return [...functions.keys()].map((fn) => `${name}.${declare("typescript", `${type}.${fn}`)}`);
  });
  expect(ours.length).toBeGreaterThan(600);
  expect(ours.filter((signature) => !published.has(signature))).toEqual([]);
});
