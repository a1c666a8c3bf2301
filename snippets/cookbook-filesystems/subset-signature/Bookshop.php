<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Examine the Go code of the shop')]
    public function checkCode(
        // Nothing at first, then what the compiler reads.
        #[Ignore('**', '!**/*.go', '!go.mod', '!go.sum')] Directory $source,
    ): string {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'vet', './...'])
            ->combinedOutput();
    }
}
