<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Check the shop's Go code")]
    public function checkCode(
        // Exclude everything first, then add back what the compiler reads.
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
