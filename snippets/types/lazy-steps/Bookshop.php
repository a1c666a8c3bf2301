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
    #[Doc("Return the tests' output.")]
    public function test(Directory $source): string
    {
        // 1. Only described: no command has run yet.
        $tested = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...']);

        // 2. Text is requested, so the whole chain runs now.
        $report = $tested->stdout();

        // 3. Requested again: the result is cached, so no test runs twice.
        return $report . $tested->stderr();
    }
}
