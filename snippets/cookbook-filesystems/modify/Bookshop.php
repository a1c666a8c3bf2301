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
    #[Doc('Clean up the dependencies and add a file with the version')]
    public function tidy(Directory $source, string $version): Directory
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withMountedDirectory('/src', $source)
            ->withWorkdir('/src')
            // A command changes files in place.
            ->withExec(['go', 'mod', 'tidy'])
            // The API can change files, too, without running a command.
            ->withNewFile('VERSION', $version)
            // Only this container has the changes, so return its copy of the directory.
            ->directory('.');
    }
}
