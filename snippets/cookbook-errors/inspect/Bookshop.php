<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Put some files into a container with tools for inspecting them')]
    public function inspect(Directory $files): Container
    {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', '--no-cache', 'bash', 'jq', 'ripgrep', 'tree'])
            ->withMountedDirectory('/files', $files)
            ->withWorkdir('/files')
            // Terminals in this container start bash instead of sh.
            ->withDefaultTerminalCmd(['bash']);
    }
}
