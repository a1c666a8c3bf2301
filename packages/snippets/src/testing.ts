import type { ExternalModule } from "@docs/facts";

/** A dependency with a constructor, options, and both a list and an object as results. */
export const linter: ExternalModule = {
  name: "style-linter",
  reference: "github.com/ORG/linter",
  objects: {
    StyleLinter: {
      constructor: [{ name: "image", type: "String" }],
      functions: {
        on: { args: [{ name: "source", type: "DirectoryID!" }], returns: "Linter!" },
      },
    },
    Linter: {
      constructor: [],
      functions: {
        check: {
          args: [
            { name: "rules", type: "[String!]!" },
            { name: "isStrict", type: "Boolean" },
          ],
          returns: "String!",
        },
        fixed: { returns: "Directory!" },
      },
    },
  },
};

/**
 * For each language: the good module's call, the call to the dependency that replaces it, a part of that call, and the
 * mistake that replaces this part in a broken program.
 */
export const calls: Readonly<Record<string, readonly [from: string, to: string, part: string, slip: string]>> = {
  go: [
    `dag.Container().
		From("golang:1.25-alpine").
		WithDirectory("/src", source).
		WithWorkdir("/src").
		WithExec([]string{"go", "test", "./..."}).
		Stdout(ctx)`,
    `dag.StyleLinter(dagger.StyleLinterOpts{Image: "alpine:3.22"}).On(dag.StyleLinter().On(source).Fixed()).
		Check(ctx, []string{"spelling"}, dagger.LinterCheckOpts{IsStrict: true})`,
    "Check(",
    "Chek(",
  ],
  python: [
    `dag.container()
            .from_("golang:1.25-alpine")
            .with_directory("/src", source)
            .with_workdir("/src")
            .with_exec(["go", "test", "./..."])
            .stdout()`,
    `dag.style_linter(image="alpine:3.22")
            .on(dag.style_linter().on(source).fixed())
            .check(["spelling"], is_strict=True)`,
    ".check(",
    ".chek(",
  ],
  typescript: [
    `dag
      .container()
      .from("golang:1.25-alpine")
      .withDirectory("/src", source)
      .withWorkdir("/src")
      .withExec(["go", "test", "./..."])
      .stdout()`,
    `dag
      .styleLinter({ image: "alpine:3.22" })
      .on(dag.styleLinter().on(source).fixed())
      .check(["spelling"], { isStrict: true })`,
    ".check(",
    ".chek(",
  ],
  php: [
    `dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout()`,
    `dag()
            ->styleLinter(image: 'alpine:3.22')
            ->on(dag()->styleLinter()->on($source)->fixed())
            ->check(['spelling'], isStrict: true)`,
    "->check(",
    "->chek(",
  ],
  java: [
    `dag()
        .container()
        .from("golang:1.25-alpine")
        .withDirectory("/src", source)
        .withWorkdir("/src")
        .withExec(List.of("go", "test", "./..."))
        .stdout()`,
    `dag()
        .styleLinter(new io.dagger.client.Client.StyleLinterArguments().withImage("alpine:3.22"))
        .on(dag().styleLinter().on(source).fixed())
        .check(List.of("spelling"), new io.dagger.client.Linter.CheckArguments().withIsStrict(true))`,
    ".check(",
    ".chek(",
  ],
};
