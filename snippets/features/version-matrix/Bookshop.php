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
    #[Doc('Run the tests under several Go versions')]
    public function testVersions(
        Directory $source,
        #[ListOfType('string')] array $versions = ['1.24', '1.25'],
    ): void {
        // The PHP client waits for each answer: the versions run one after the other.
        foreach ($versions as $version) {
            dag()
                ->container()
                ->from("golang:{$version}-alpine")
                ->withDirectory('/src', $source)
                ->withWorkdir('/src')
                ->withExec(['go', 'test', './...'])
                // Nobody reads a value from this chain, so ask for its evaluation.
                ->sync();
        }
    }
}
