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
    #[Doc('Build the front end of the shop, and stop before it if you want to look')]
    public function assets(
        Directory $source,
        #[Doc('Open a terminal before the build')] bool $pause = false,
    ): Directory {
        $installed = dag()
            ->container()
            ->from('node:22-slim')
            ->withDirectory('/src', $source->directory('web'))
            ->withWorkdir('/src')
            ->withExec(['npm', 'ci']);

        if ($pause) {
            // The chain goes on when you leave bash.
            $installed = $installed->terminal(cmd: ['bash']);
        }

        return $installed->withExec(['npm', 'run', 'build'])->directory('dist');
    }
}
