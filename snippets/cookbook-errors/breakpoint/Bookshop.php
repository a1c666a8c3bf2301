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
    #[Doc("Build the shop's frontend, with an optional terminal before the build")]
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
            // The chain continues once you exit bash.
            $installed = $installed->terminal(cmd: ['bash']);
        }

        return $installed->withExec(['npm', 'run', 'build'])->directory('dist');
    }
}
