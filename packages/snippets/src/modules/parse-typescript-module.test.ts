import { expect, test } from "vitest";
import { parseTypeScriptModule } from "./parse-typescript-module.ts";

const source = `
import { argument, dag, Directory, File, func, object } from "@dagger.io/dagger"

@object()
export class Part {
  @func() size: number = 0
}

@object()
export class MyShop {
  constructor(@argument({ defaultPath: "/" }) source: Directory, image: string = "a") {}

  @func()
  async build(source: Directory, tags: string[], count?: number, note: string | null): Promise<File> {
    return source.file("x")
  }

  @func()
  parts(): Part[] {
    return []
  }

  private helper(): string {
    return ""
  }
}
`;

test("a module offers the decorated methods of its classes", () => {
  const module = parseTypeScriptModule("snippets/a", source);
  expect(module?.name).toBe("my-shop");
  expect(module?.objects.map(({ name }) => name)).toEqual(["MyShop", "Part"]);
  const [main, part] = module?.objects ?? [];
  expect(main?.constructor).toEqual([
    { name: "source", type: "DirectoryID" },
    { name: "image", type: "String" },
  ]);
  expect(Object.fromEntries(main?.functions ?? [])).toEqual({
    build: {
      args: [
        { name: "source", type: "DirectoryID!" },
        { name: "tags", type: "[String!]!" },
        { name: "count", type: "Int" },
        { name: "note", type: "String" },
      ],
      returns: "File!",
    },
    parts: { args: [], returns: "[Part!]!" },
  });
  expect(Object.fromEntries(part?.functions ?? [])).toEqual({ size: { args: [], returns: "Int!" } });
});

test("a program without objects is no module", () => {
  expect(
    parseTypeScriptModule("snippets/b", 'import { dag } from "@dagger.io/dagger"\nawait dag.version()'),
  ).toBeUndefined();
});
