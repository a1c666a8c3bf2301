<?php

/*
 * Runs programs against the stubs of the SDK, with made-up values, and prints as JSON what PHP finds wrong with them.
 *
 * Arguments: the file of the stubs, the folder of the programs. An error that ends PHP is printed with "isFatal": the
 * caller begins again without that program.
 */

declare(strict_types=1);

namespace Snippets;

use Dagger\Attribute\{DaggerFunction, DaggerObject};

foreach (['values', 'source', 'sdk'] as $part) {
    require __DIR__ . "/$part.php";
}
[, $stubs, $folder] = $argv;
require $stubs;

/** What was found so far. */
final class Report
{
    /** File of the program that is being read; empty at the end. */
    public static string $file = '';
    /** @var list<string> Programs that were read to their end. */
    public static array $read = [];
    /** @var array<string, array<string, mixed>> */
    private static array $errors = [];

    public static function add(int $line, string $message, int $column = 0, bool $isFatal = false): void
    {
        $name = basename(self::$file, '.php');
        // What a made-up value does not have, a real one may have.
        if (!Way::$current->hasGap || !str_contains($message, 'null')) {
            self::$errors["$name:$line:$message"] = compact('name', 'line', 'column', 'message', 'isFatal');
        }
    }

    /** @param iterable<array{\PhpToken, string}> $faults */
    public static function addAll(iterable $faults): void
    {
        foreach ($faults as [$token, $message]) {
            $start = strrpos(substr("\n" . file_get_contents(self::$file), 0, $token->pos + 1), "\n");
            self::add($token->line, $message, $token->pos - $start + 1);
        }
    }

    /** @param list<array<string, mixed>> $frames Where it happened, and what led there; the first in a program counts. */
    public static function addAt(array $frames, string $message): void
    {
        $isHere = static fn (array $frame): bool => str_starts_with($frame['file'] ?? '', self::$file);
        [$frame] = [...array_filter($frames, $isHere), ['line' => 1]];
        self::add($frame['line'], $message);
    }

    public static function isClean(): bool
    {
        return !in_array(basename(self::$file, '.php'), array_column(self::$errors, 'name'), true);
    }

    public static function print(): void
    {
        if (self::$file !== '') {
            // Without an error of PHP the program itself ended everything.
            $last = error_get_last();
            self::add($last['line'] ?? 1, $last['message'] ?? 'the program ends PHP', isFatal: true);
        }
        while (ob_get_level() > 0) {
            ob_end_clean();
        }
        echo json_encode(['errors' => array_values(self::$errors), 'read' => self::$read], JSON_THROW_ON_ERROR);
    }
}

error_reporting(E_ALL);
register_shutdown_function(Report::print(...));
set_error_handler(static function (int $kind, string $message, string $file, int $line): bool {
    if (preg_match('/^(?:Undefined array key|Uninitialized string offset|Trying to access array offset)/', $message)) {
        Way::$current->hasGap = true;
    } elseif ((error_reporting() & $kind) !== 0 && !preg_match('/^\w+\(\): /', $message)) {
        Report::addAt([['file' => $file, 'line' => $line], ...debug_backtrace()], $message);
        // PHP goes on with null, which says nothing new.
        Way::$current->hasGap = true;
    }
    return true;
});
foreach (glob($folder . '/*.php') ?: [] as $file) {
    Report::$file = $file;
    new Way();
    set_time_limit(10);
    try {
        checkProgram($file, new Source((string) file_get_contents($file)));
    } catch (\ParseError $error) {
        Report::add($error->getLine(), $error->getMessage());
    } catch (\Throwable $error) {
        Report::addAt([['file' => $error->getFile(), 'line' => $error->getLine()], ...$error->getTrace()], $error->getMessage());
    }
    Report::$read[] = basename($file, '.php');
}
Report::$file = '';

/** Loads a program, then checks its names, its attributes, and what it does; what fails hides what comes after it. */
function checkProgram(string $file, Source $source): void
{
    file_put_contents("$file.run", $source->rewrite());
    $before = get_declared_classes();
    $load = static fn () => require "$file.run";
    if ($source->isModule()) {
        $load();
    }
    $names = array_diff(get_declared_classes(), $before);
    $classes = array_map(static fn (string $name): \ReflectionClass => new \ReflectionClass($name), $names);
    $steps = [
        static fn () => Report::addAll($source->checkNames()),
        static fn () => array_map(checkAttributes(...), $classes),
        static fn () => $source->isModule() ? array_map(callMethods(...), $classes) : run($load),
        static fn () => Report::addAll($source->checkRest()),
    ];
    foreach ($steps as $step) {
        if (Report::isClean()) {
            $step();
        }
    }
}

/** An attribute is made only when somebody asks for it; here somebody does. */
function checkAttributes(\ReflectionClass $class): void
{
    foreach ([$class, ...$class->getMethods()] as $owner) {
        $parameters = $owner instanceof \ReflectionMethod ? $owner->getParameters() : [];
        foreach ([$owner, ...$parameters] as $place) {
            foreach ($place->getAttributes() as $attribute) {
                try {
                    $attribute->newInstance();
                } catch (\Throwable $error) {
                    Report::add((int) $owner->getStartLine(), $error->getMessage());
                }
            }
        }
        if ($owner->getAttributes(DaggerFunction::class) !== [] && $class->getAttributes(DaggerObject::class) === []) {
            Report::add((int) $owner->getStartLine(), "Missing attribute DaggerObject on {$class->getName()}");
        }
    }
}

/** Calls every method with arguments of the declared types. */
function callMethods(\ReflectionClass $class): void
{
    foreach ($class->getMethods() as $method) {
        // What is in an array that only the program itself passes is not known.
        $hasArray = !$method->isPublic() && preg_grep('/array|iterable/', array_map(strval(...), $method->getParameters()));
        if (!$method->isInternal() && !$method->isAbstract() && !$hasArray) {
            run(static function () use ($class, $method): void {
                $object = match (true) {
                    $method->isStatic() => null,
                    $method->isConstructor() => $class->newInstanceWithoutConstructor(),
                    default => makeObject($class->getName()),
                };
                $method->invokeArgs($object, makeArguments($method));
            });
        }
    }
}

/** Goes through a part of a program on every way. An exception is a way to end; an error is a mistake. */
function run(callable $part): void
{
    foreach (Way::beginAll() as $way) {
        ob_start();
        try {
            $part();
        } catch (Ended | \Exception | \ValueError | \ArithmeticError) {
            // So it goes with the values that were made up.
        } catch (\Error $error) {
            $message = preg_replace('/, called in .+? on line \d+$/', '', $error->getMessage());
            $isCallersFault = $message !== $error->getMessage() || $error instanceof \ArgumentCountError;
            $frames = [['file' => $error->getFile(), 'line' => $error->getLine()], ...$error->getTrace()];
            Report::addAt($isCallersFault ? $error->getTrace() : $frames, $message);
        } finally {
            ob_end_clean();
        }
    }
}
