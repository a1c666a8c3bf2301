import { toPhpClass, toPhpParameter, toPhpResult } from "@docs/facts";
import { type Api, type ApiArgument, type ApiField, parseTypeRef } from "@docs/facts/snippet-api";

/** The hand-written half of the PHP SDK, as far as modules meet it; bodies do nothing. */
const SUPPORT = String.raw`
namespace Dagger\Attribute {
    #[\Attribute(\Attribute::TARGET_METHOD)]
    final readonly class DaggerFunction {}
    #[\Attribute(\Attribute::TARGET_CLASS)]
    final readonly class DaggerObject {}
    #[\Attribute(\Attribute::TARGET_PARAMETER)]
    final readonly class DefaultPath { public function __construct(public string $path) {} }
    #[\Attribute(\Attribute::TARGET_CLASS | \Attribute::TARGET_METHOD | \Attribute::TARGET_PARAMETER)]
    final readonly class Doc { public function __construct(public string $description) {} }
    #[\Attribute(\Attribute::TARGET_PARAMETER)]
    final readonly class Ignore { public function __construct(string ...$ignore) {} }
    #[\Attribute(\Attribute::TARGET_PARAMETER)]
    final readonly class ListOfType {
        public function __construct(public ListOfType|string $type, public bool $nullable = false) {}
    }
    #[\Attribute(\Attribute::TARGET_METHOD)]
    final readonly class ReturnsListOfType {
        public function __construct(public ListOfType|string $type, public bool $nullable = false) {}
    }
}
namespace Dagger\Client {
    interface IdAble { public function id(): AbstractId; }
    abstract class AbstractClient {}
    abstract class AbstractObject {}
    abstract class AbstractInputObject {}
    abstract readonly class AbstractScalar implements \Stringable {
        final public function __construct(private string $value) {}
        public function getValue(): string { return $this->value; }
        public function __toString(): string { return $this->value; }
        final public static function from(string $value): static { return new static($value); }
    }
    abstract readonly class AbstractId extends AbstractScalar {}
}
namespace GraphQL\Exception {
    class QueryError extends \RuntimeException {
        public function getErrorDetails(): array { return []; }
        public function getData(): array { return []; }
    }
}
namespace Dagger {
    function dag(): Client { throw new \LogicException(); }
    class Dagger {
        public static function getClientInstance(): Client { throw new \LogicException(); }
        public static function connect(string $workingDir = ''): Client { throw new \LogicException(); }
    }
}
`;

/** Renders the PHP SDK as one file of typed declarations. */
export function renderPhpStubs({ types, enums, inputs, scalars }: Api): string {
  const classes = [
    ...scalars.filter((name) => name !== "Void").map(renderScalar),
    ...Object.entries(enums).map(([name, values]) => {
      const cases = values.map((value) => `case ${value} = '${value}';`);
      return `enum ${toPhpClass(name)}: string { ${cases.join(" ")} }`;
    }),
    ...Object.entries(inputs).map(([name, fields]) => renderInput(name, fields)),
    ...Object.entries(types).map(([name, { fields }]) => renderObject(name, fields)),
  ];
  return `<?php\n${SUPPORT}namespace Dagger {\n${classes.join("\n")}\n}\n`;
}

function renderScalar(name: string): string {
  return `readonly class ${toPhpClass(name)} extends Client\\Abstract${name.endsWith("ID") ? "Id" : "Scalar"} {}`;
}

function renderInput(name: string, fields: readonly ApiArgument[]): string {
  const parameters = fields.map((field) => {
    const isOptional = !parseTypeRef(field.type).isRequired;
    return `public ${toPhpParameter(field.type, { isOptional })} $${field.name}`;
  });
  const creator = `public function __construct(${parameters.join(", ")}) {}`;
  return `class ${toPhpClass(name)} extends Client\\AbstractInputObject { ${creator} }`;
}

function renderObject(name: string, fields: Readonly<Record<string, ApiField>>): string {
  const parent = name === "Query" ? "Client" : "Object";
  const methods = Object.entries(fields).map(([field, signature]) => renderMethod(field, signature));
  return [
    `class ${toPhpClass(name)} extends Client\\Abstract${parent}${fields.id ? " implements Client\\IdAble" : ""} {`,
    ...methods,
    "}",
  ].join("\n");
}

function renderMethod(name: string, { args = [], returns }: ApiField): string {
  const required = args.filter(isRequired).map(({ name: arg, type }) => {
    return `${toPhpParameter(type, { isOptional: false })} $${arg}`;
  });
  const optional = args
    .filter((argument) => !isRequired(argument))
    .map(({ name: arg, type }) => `${toPhpParameter(type, { isOptional: true })} $${arg} = null`);
  const result = toPhpResult(returns);
  const body = result === "void" ? "" : "throw new \\LogicException();";
  return `    public function ${name}(${[...required, ...optional].join(", ")}): ${result} { ${body} }`;
}

function isRequired({ type, default: value }: ApiArgument): boolean {
  return parseTypeRef(type).isRequired && value === undefined;
}
