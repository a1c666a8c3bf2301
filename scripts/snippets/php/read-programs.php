<?php

declare(strict_types=1);

/*
 * Loads the stubs of the SDK and one program after the other with the real PHP, and prints as JSON:
 * what does not compile, and the signatures of every class and function, for the analysis.
 *
 * Arguments: the file of the stubs, the folder of the programs. An error that ends PHP is printed
 * with "isFatal": the caller begins again without that program.
 */

[, $stubs, $folder] = $argv;
error_reporting(E_ALL);
ini_set('display_errors', '0');

/** Where the work stands, so that the last words of PHP can be put to a program. */
final class State
{
    public static string $program = '';
    /** @var list<array<string, mixed>> */
    public static array $errors = [];
    public static bool $isDone = false;
    /** @var list<string> Programs that were read to their end. */
    public static array $read = [];

    public static function add(int $line, string $message, bool $isFatal = false): void
    {
        self::$errors[] = ['name' => self::$program, 'line' => $line, 'message' => $message, 'isFatal' => $isFatal];
    }
}

register_shutdown_function(static function (): void {
    $last = error_get_last();
    if (!State::$isDone) {
        // Without an error of PHP the program itself ended everything, as exit does.
        State::add($last['line'] ?? 1, $last['message'] ?? 'the program ends PHP when it is loaded', isFatal: true);
    }
    echo json_encode(['errors' => State::$errors, 'read' => State::$read, 'symbols' => symbols()], JSON_THROW_ON_ERROR);
});

require $stubs;

foreach (glob($folder . '/*.php') ?: [] as $file) {
    State::$program = basename($file, '.php');
    $before = get_declared_classes();
    try {
        token_get_all((string) file_get_contents($file), TOKEN_PARSE);
        // A program of its own does something when it is loaded; a module only declares.
        if (str_contains((string) file_get_contents($file), 'namespace DaggerModule')) {
            require $file;
            array_map(checkAttributes(...), array_diff(get_declared_classes(), $before));
        }
        State::$read[] = State::$program;
    } catch (Throwable $error) {
        State::add($error->getLine(), $error->getMessage());
    }
}
State::$isDone = true;

/** An attribute is made only when somebody asks for it; here somebody does. */
function checkAttributes(string $class): void
{
    $reflection = new ReflectionClass($class);
    $places = [$reflection];
    foreach ($reflection->getMethods() as $method) {
        array_push($places, $method, ...$method->getParameters());
    }
    foreach ($places as $place) {
        foreach ($place->getAttributes() as $attribute) {
            try {
                $attribute->newInstance();
            } catch (Throwable $error) {
                $owner = $place instanceof ReflectionParameter ? $place->getDeclaringFunction() : $place;
                State::add((int) $owner->getStartLine(), $error->getMessage());
            }
        }
    }
}

/** @return array<string, mixed> */
function symbols(): array
{
    $classes = [];
    foreach ([...get_declared_classes(), ...get_declared_interfaces()] as $name) {
        $class = new ReflectionClass($name);
        if (str_starts_with($name, 'DaggerModule\\') || $name === 'State') {
            continue;
        }
        $methods = [];
        foreach ($class->getMethods() as $method) {
            $methods[$method->getName()] = signature($method);
        }
        $parents = [...array_values(class_parents($name) ?: []), ...$class->getInterfaceNames()];
        $properties = array_map(
            static fn (ReflectionProperty $one): string => type($one->getType()),
            array_column(array_map(static fn ($one) => [$one->getName(), $one], $class->getProperties()), 1, 0),
        );
        $classes[$name] = [
            'parents' => $parents,
            'methods' => (object) $methods,
            'properties' => (object) $properties,
            'constants' => array_keys($class->getConstants()),
            'isEnum' => $class->isEnum(),
        ];
    }
    $functions = [];
    foreach ([...get_defined_functions()['internal'], 'dagger\dag'] as $name) {
        $functions[$name] = signature(new ReflectionFunction($name));
    }
    return ['classes' => $classes, 'functions' => $functions, 'constants' => array_keys(get_defined_constants())];
}

/** @return array<string, mixed> */
function signature(ReflectionFunctionAbstract $function): array
{
    return [
        'parameters' => array_map(static fn (ReflectionParameter $one): array => [
            'name' => $one->getName(),
            'type' => type($one->getType()),
            'isOptional' => $one->isOptional(),
            'isVariadic' => $one->isVariadic(),
        ], $function->getParameters()),
        'returns' => type($function->getReturnType() ?? $function->getTentativeReturnType()),
    ];
}

function type(?ReflectionType $type): string
{
    return $type === null ? 'mixed' : (string) $type;
}
