import { expect, test } from "vitest";
import { toSearchPages } from "./search-pages.ts";
import { api, container, declaration, page, section } from "./testing.ts";

test("a method has its signature in every language", () => {
  const [found] = toSearchPages([container], api);
  expect(found?.sections[1]).toMatchObject({
    kind: "symbol",
    signatures: {
      go: "func (r *Container) WithExec(args []string, opts ...ContainerWithExecOpts) *Container",
      python: "def with_exec(args: list[str], *, ...) -> Container",
      typescript: "withExec(args: string[], opts?: ContainerWithExecOpts): Container",
      php: "withExec(array $args, ...): Container",
      java: "Container withExec(List<String> args, Container.WithExecArguments optArgs)",
    },
  });
});

/** Lines from the SDKs' own code at the documented version. */
test.each([
  [
    "Container",
    "stdout",
    "func (r *Container) Stdout(ctx context.Context) (string, error)",
    "async def stdout() -> str",
    "stdout(): string",
  ],
  [
    "Container",
    "sync",
    "func (r *Container) Sync(ctx context.Context) (*Container, error)",
    "async def sync() -> Container",
    "sync(): ContainerId",
  ],
  [
    "Container",
    "up",
    "func (r *Container) Up(ctx context.Context, opts ...ContainerUpOpts) error",
    "async def up(*, ...) -> Void | None",
    "up(...): void",
  ],
  [
    "Container",
    "envVariables",
    "func (r *Container) EnvVariables(ctx context.Context) ([]EnvVariable, error)",
    "async def env_variables() -> list[EnvVariable]",
    "envVariables(): array",
  ],
  [
    "Client",
    "http",
    "func (r *Client) HTTP(url string, opts ...HTTPOpts) *File",
    "def http(url: str, *, ...) -> File",
    "http(string $url, ...): File",
  ],
  [
    "Client",
    "loadContainerFromID",
    "func (r *Client) LoadContainerFromID(id ContainerID) *Container",
    "def load_container_from_id(id: ContainerID) -> Container",
    "loadContainerFromID(ContainerId|Container $id): Container",
  ],
  [
    "LLM",
    "withMCPServer",
    "func (r *LLM) WithMCPServer(name string, service *Service) *LLM // since 0.19.0",
    "def with_mcp_server(name: str, service: Service) -> LLM # since 0.19.0",
    "withMCPServer(string $name, ServiceId|Service $service): LLM // since 0.19.0",
  ],
])("%s.%s in Go, Python and PHP", (owner, name, go, python, php) => {
  const symbol = page(`/reference/typescript/api/client.gen/classes/${owner}`, `${owner} class`, [
    section(name, { code: [declaration] }),
  ]);
  expect(toSearchPages([symbol], api)[0]?.sections[1]?.signatures).toMatchObject({ go, python, php });
});
