<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Return everything that the tests printed.')]
    public function test(Directory $source): string
    {
        // 1. Only described: no command has run.
        $tested = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...']);

        // 2. Asked for text: the whole chain runs now.
        $report = $tested->stdout();

        // 3. Asked again: the result is known, so no test runs twice.
        return $report . $tested->stderr();
    }
}
