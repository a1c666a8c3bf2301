<?php

/* The hand-written half of the PHP SDK, as far as programs see it. */

declare(strict_types=1);

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
    /** Only the SDK makes objects of the API, so a program has nothing to pass here. */
    abstract class AbstractObject { public function __construct(AbstractObject $client, object $chain) {} }
    abstract class AbstractClient extends AbstractObject {}
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
        public function getErrorDetails(): array {
            $extensions = ['_type' => 'EXEC_ERROR', 'exitCode' => 1, 'stdout' => '', 'stderr' => 'failed', 'cmd' => ['go']];
            return ['message' => 'failed', 'extensions' => $extensions];
        }
        public function getData(): array { return []; }
    }
}
namespace Dagger {
    function dag(): Client { return \Snippets\makeObject(Client::class); }
    class Dagger {
        public static function getClientInstance(): Client { return dag(); }
        public static function connect(string $workingDir = ''): Client { return dag(); }
    }
}
