<?php

/* Makes up the values that programs are run with: arguments, results of the API, results of the system. */

declare(strict_types=1);

namespace Snippets;

use Dagger\Attribute\ListOfType;
use Dagger\Client\{AbstractObject, AbstractScalar};

/** Ends a program where it says `exit`, where it goes round in circles, or where no value can be made. */
final class Ended extends \Error
{
    public function __construct(mixed $status = null) { parent::__construct('the program ends PHP'); }
}

/** One way through a program. */
final class Way
{
    private const MOST_BRANCHES = 1000;
    public static self $current;
    /** Whether the program read what a made-up value does not have, such as a key; a real one may have it. */
    public bool $hasGap = false;
    /** @var array<string, int> */
    private array $calls = [];
    private int $branches = 0;

    /**
     * @param bool $isPoor whether values are null, false, 0, or empty.
     * @param bool $isFailing whether calls that ask the engine fail.
     * @param ?bool $branch which way every `if` goes; null as its condition says.
     */
    public function __construct(
        public readonly bool $isPoor = false,
        public readonly bool $isFailing = false,
        private readonly ?bool $branch = null,
    ) {
        self::$current = $this;
    }

    /**
     * Begins one way after the other. Conditions are overruled only where values are rich: then a test for null that
     * goes the wrong way does no harm.
     *
     * @return iterable<self>
     */
    public static function beginAll(): iterable
    {
        foreach ([false, true] as $isFailing) {
            foreach ([null, true, false] as $branch) {
                yield new self(isFailing: $isFailing, branch: $branch);
            }
        }
        yield new self(isPoor: true);
    }

    /** Counts the calls of a function: results change from call to call, so that loops over them end. */
    public function turn(string $function): int
    {
        return $this->calls[$function] = ($this->calls[$function] ?? -1) + 1;
    }

    /** Decides where an `if` goes. */
    public static function branch(mixed $condition): bool
    {
        return self::$current->branches++ < self::MOST_BRANCHES ? self::$current->branch ?? (bool) $condition : throw new Ended();
    }
}

/** Stands in for the functions of PHP that reach the system, or wait. */
final class System
{
    /** @param list<mixed> $arguments */
    public static function __callStatic(string $name, array $arguments): mixed
    {
        $type = (new \ReflectionFunction($name))->getReturnType() ?? 'resource';
        return makeValue((string) $type, Way::$current->turn($name));
    }
}

/** Answers a call of the API. PHP itself does not mind arguments that nobody takes. */
function answer(string $method, int $given, int $most, string $type): mixed
{
    if ($given > $most) {
        throw new \ArgumentCountError("Too many arguments to function $method(), $given passed and at most $most expected");
    }
    $asksEngine = !is_subclass_of($type, AbstractObject::class) || str_ends_with($method, '::sync');
    return Way::$current->isFailing && $asksEngine
        ? throw new \GraphQL\Exception\QueryError('failed')
        : makeValue($type, Way::$current->turn($method));
}

/** Makes a value of a type, which is spelled as reflection does; `list:T` is an array of T. */
function makeValue(string $type, int $turn = 0): mixed
{
    $types = explode('|', str_starts_with($type, '?') ? substr($type, 1) . '|null' : $type);
    $isPoor = Way::$current->isPoor;
    if ($isPoor && in_array('null', $types, true)) {
        return null;
    }
    $types = array_values(array_diff($types, ['null'])) ?: ['null'];
    [$one, $item] = [...explode(':', $types[$turn % count($types)]), 'string'];
    $isRich = !$isPoor && $turn % 2 === 0;
    return match ($one) {
        'bool' => $isRich,
        'int' => $isRich ? 1 : 0,
        'float' => $isRich ? 1.5 : 0.0,
        'string', 'mixed' => $isPoor ? '' : 'linux/amd64',
        'array', 'iterable', 'list' => $isPoor ? [] : [makeValue($item), makeValue($item, 1)],
        'callable', 'Closure' => static fn (): string => 'linux/amd64',
        'null', 'void' => null,
        'true', 'false' => $one === 'true',
        'resource' => \STDIN,
        default => makeObject($one, $turn),
    };
}

/** Makes an object of a class of the SDK or of a program. */
function makeObject(string $class, int $turn = 0): object
{
    $reflection = new \ReflectionClass($class);
    $creator = $reflection->getConstructor();
    if ($reflection->isEnum()) {
        return $class::cases()[$turn % count($class::cases())];
    }
    if ($reflection->isInterface() || $reflection->isAbstract()) {
        $below = array_filter(get_declared_classes(), static fn (string $one): bool => is_subclass_of($one, $class));
        return $below === [] ? throw new Ended() : makeObject(end($below));
    }
    if ($creator === null || $reflection->isSubclassOf(AbstractObject::class)) {
        return $reflection->newInstanceWithoutConstructor();
    }
    $way = Way::$current;
    try {
        foreach ([null, true, false] as $branch) {
            new Way(branch: $branch);
            try {
                return $reflection->newInstanceArgs(makeArguments($creator));
            } catch (\Throwable) {
                // Reported where the constructor itself is called; another way may come through.
            }
        }
    } finally {
        Way::$current = $way;
    }
    throw new Ended();
}

/** @return list<mixed> What a function takes; poor callers leave out what they may. */
function makeArguments(\ReflectionFunctionAbstract $function): array
{
    $arguments = [];
    foreach ($function->getParameters() as $index => $parameter) {
        if (!Way::$current->isPoor || !$parameter->isOptional()) {
            $list = ($parameter->getAttributes(ListOfType::class)[0] ?? null)?->newInstance()->type;
            $type = is_string($list) ? "list:$list" : (string) ($parameter->getType() ?? 'mixed');
            $arguments[] = makeValue($type, $index * 2);
        }
    }
    return $arguments;
}
