<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('List the commits since a tag as release notes')]
    public function notes(
        #[Doc('A checkout with its full history')] Directory $source,
        string $since,
    ): File {
        $commits = "{$since}..HEAD";

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'git'])
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(
                ['git', 'log', '--no-merges', '--format=- %s (%h)', $commits],
                redirectStdout: '/notes.md',
            )
            ->file('/notes.md');
    }
}
