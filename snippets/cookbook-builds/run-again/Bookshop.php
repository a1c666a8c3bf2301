<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('List the dependencies that have newer versions')]
    public function outdated(
        Directory $source,
        #[Doc('Any text; a new value repeats the check')] string $run,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // Everything above stays cached; everything below runs for each new value.
            ->withEnvVariable('RUN', $run)
            ->withExec(['go', 'list', '-m', '-u', 'all'])
            ->stdout();
    }
}
