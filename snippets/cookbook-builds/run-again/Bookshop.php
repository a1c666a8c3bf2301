<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Ask which dependencies have newer versions')]
    public function outdated(
        Directory $source,
        #[Doc('Any text; a new one asks again')] string $round,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // All above stays cached, all below runs for a new value.
            ->withEnvVariable('ROUND', $round)
            ->withExec(['go', 'list', '-m', '-u', 'all'])
            ->stdout();
    }
}
