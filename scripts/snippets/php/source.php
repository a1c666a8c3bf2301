<?php

/* Reads the text of a program: its names, and how it is run without a way to the system. */

declare(strict_types=1);

namespace Snippets;

/** A program as a list of tokens. */
final class Source
{
    /** Extensions whose functions only work on their arguments, unless one is of the system. */
    private const PURE = [
        'Core', 'SPL', 'ctype', 'date', 'filter', 'hash', 'json', 'mbstring', 'pcre', 'random', 'standard', 'zlib',
    ];
    /** Names of parameters that tell the functions of the system, or those that wait. */
    private const OF_SYSTEM = '/^(?:filename|stream|path|directory|dir_handle|command|from|to|target|host|hostname'
        . '|socket|process|pid|assignment|(?:micro|nano)?seconds)$/';
    private const BEFORE_DECLARED_NAMES = [
        T_FUNCTION, T_CONST, T_CLASS, T_ENUM, T_INTERFACE, T_TRAIT, T_GOTO, T_DOUBLE_COLON,
    ];
    /** @var list<\PhpToken> Without spaces and comments. */
    private readonly array $tokens;
    private string $namespace = '';
    /** @var array<string, array{string, \PhpToken}> Full name and place of each import, by alias. */
    private array $imports = [];
    /** @var array<int, string> What each name is, by the index of its token: a class, a function, or a method. */
    private array $names = [];

    public function __construct(private readonly string $code)
    {
        $all = \PhpToken::tokenize($code, TOKEN_PARSE);
        $this->tokens = array_values(array_filter($all, static fn (\PhpToken $one): bool => !$one->isIgnorable()));
        $depth = 0;
        for ($index = 0; $index < count($this->tokens); $index++) {
            $token = $this->tokens[$index];
            $depth += match (true) { $token->is(['{', T_CURLY_OPEN]) => 1, $token->is('}') => -1, default => 0 };
            if ($token->is(T_USE) && $depth === 0) {
                $index = $this->readImport($index + 1);
            } elseif ($token->is(T_NAMESPACE)) {
                $this->namespace = $this->tokens[++$index]->text;
            } elseif ($token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED])) {
                $this->readName($index);
            }
        }
    }

    /** Whether it only declares, as a module does; other programs do something when they are loaded. */
    public function isModule(): bool
    {
        return str_starts_with($this->namespace, 'DaggerModule');
    }

    /** Gives the program as it is run; every token stays on its line. */
    public function rewrite(): string
    {
        $edits = [];
        foreach ($this->tokens as $index => $token) {
            $full = ($this->names[$index] ?? '') === 'function' ? $this->resolve($token, 'function') : '';
            if ($token->is([T_IF, T_ELSEIF])) {
                $edits[$this->tokens[$index + 1]->pos] = ['(', '(\Snippets\Way::branch('];
                $edits[$this->tokens[$this->findEnd($index + 1)]->pos] = [')', '))'];
            } elseif ($token->is(T_EXIT)) {
                $edits[$token->pos] = [$token->text, 'throw new \Snippets\Ended'];
            } elseif (self::isOfSystem($full)) {
                $edits[$token->pos] = [$token->text, '\Snippets\System::' . $full];
            }
        }
        krsort($edits);
        $code = $this->code;
        foreach ($edits as $offset => [$old, $new]) {
            $code = substr_replace($code, $new, $offset, strlen($old));
        }
        return $code;
    }

    /** @return iterable<array{\PhpToken, string}> Classes and functions that nothing declares. */
    public function checkNames(): iterable
    {
        foreach ($this->names as $index => $kind) {
            $token = $this->tokens[$index];
            $full = $this->resolve($token, $kind);
            if ($kind === 'function' && !function_exists($full)) {
                yield [$token, "Call to undefined function $full()"];
            } elseif ($kind === 'class' && !class_exists($full) && !interface_exists($full) && !trait_exists($full)) {
                yield [$token, "Class \"$full\" not found"];
            }
        }
    }

    /** @return iterable<array{\PhpToken, string}> Imports that nothing uses, and methods that no class has. */
    public function checkRest(): iterable
    {
        $used = array_map(fn (int $index): string => strtok($this->tokens[$index]->text, '\\'), array_keys($this->names));
        foreach (array_diff_key($this->imports, array_flip($used)) as [$full, $token]) {
            yield [$token, "Unused import of $full"];
        }
        $list = static fn (string $class): array => array_column((new \ReflectionClass($class))->getMethods(), 'name');
        $known = array_flip(array_merge(...array_map($list, get_declared_classes())));
        foreach (array_keys($this->names, 'method', true) as $index) {
            if (!isset($known[$this->tokens[$index]->text])) {
                yield [$this->tokens[$index], "Call to undefined method {$this->tokens[$index]->text}()"];
            }
        }
    }

    private function readImport(int $index): int
    {
        $prefix = $name = $alias = '';
        $place = $this->tokens[$index];
        for (; ; $index++) {
            $token = $this->tokens[$index];
            if ($token->is('{')) {
                [$prefix, $name] = [$name, ''];
            } elseif ($token->is([',', '}', ';'])) {
                if ($name !== '') {
                    $this->imports[$alias] = [$prefix . $name, $place];
                }
                $name = '';
                if ($token->is(';')) {
                    return $index;
                }
            } elseif ($token->is([T_STRING, T_NAME_QUALIFIED, T_NAME_FULLY_QUALIFIED])) {
                [$alias, $place] = [preg_replace('/^.*\\\\/', '', $token->text), $token];
                $name = $this->tokens[$index - 1]->is(T_AS) ? $name : ltrim($name . $token->text, '\\');
            } elseif ($token->is(T_NS_SEPARATOR)) {
                $name .= '\\';
            }
        }
    }

    private function readName(int $index): void
    {
        [$before, $token, $after] = [$this->tokens[$index - 1], $this->tokens[$index], $this->tokens[$index + 1]];
        $isCall = $after->is('(');
        $isClass = preg_match('/(?:^|\\\\)[A-Z][^\\\\]*$/', $token->text) === 1;
        if ($before->is([T_OBJECT_OPERATOR, T_NULLSAFE_OBJECT_OPERATOR])) {
            $this->names += $isCall ? [$index => 'method'] : [];
        } elseif ($before->is(self::BEFORE_DECLARED_NAMES) || $after->is(':') || defined(ltrim($token->text, '\\'))) {
            return;
        } elseif ($isClass && !($before->is(T_CASE) && !$after->is(T_DOUBLE_COLON))) {
            $this->names[$index] = 'class';
        } elseif ($isCall && !$before->is(T_NEW)) {
            $this->names[$index] = 'function';
        }
    }

    private function resolve(\PhpToken $name, string $kind): string
    {
        if (str_starts_with($name->text, '\\')) {
            return substr($name->text, 1);
        }
        [$first, $rest] = [...explode('\\', $name->text, 2), null];
        $full = isset($this->imports[$first])
            ? $this->imports[$first][0] . ($rest === null ? '' : "\\$rest")
            : ltrim("{$this->namespace}\\{$name->text}", '\\');
        return $kind === 'function' && !function_exists($full) && function_exists($name->text) ? $name->text : $full;
    }

    private static function isOfSystem(string $name): bool
    {
        if (!function_exists($name) || !($function = new \ReflectionFunction($name))->isInternal()) {
            return false;
        }
        $isPure = in_array($function->getExtensionName(), self::PURE, true);
        return !$isPure || preg_grep(self::OF_SYSTEM, array_column($function->getParameters(), 'name')) !== [];
    }

    private function findEnd(int $open): int
    {
        for ($index = $open, $depth = 0; ; $index++) {
            $depth += match ($this->tokens[$index]->text) { '(' => 1, ')' => -1, default => 0 };
            if ($depth === 0) {
                return $index;
            }
        }
    }
}
