<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Vet
{
    #[DaggerFunction]
    #[Doc('Runs go vet on the source and returns its report.')]
    public function lint(Directory $source): string
    {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            // If go vet finds problems, it fails and reports them on standard error.
            ->withExec(['go', 'vet', './...'])
            ->combinedOutput();
    }
}
