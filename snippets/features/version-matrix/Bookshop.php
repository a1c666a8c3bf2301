<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Run the tests with several Go versions')]
    public function testVersions(
        Directory $source,
        #[ListOfType('string')] array $versions = ['1.24', '1.25'],
    ): void {
        // Each call blocks until it's done, so the versions are tested one at a time.
        foreach ($versions as $version) {
            dag()
                ->container()
                ->from("golang:{$version}-alpine")
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                ->withExec(['go', 'test', './...'])
                // Nothing reads a value from this chain, so evaluate it explicitly.
                ->sync();
        }
    }
}
