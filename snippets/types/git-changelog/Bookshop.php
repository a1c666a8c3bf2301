<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\GitRepository;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('List the newest commits of a branch.')]
    public function changelog(
        GitRepository $repository,
        string $branch = 'main',
        int $count = 20,
    ): string {
        // By default, only one commit is fetched, which isn't enough for a changelog.
        $history = $repository->branch($branch)->tree(depth: $count);

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'git'])
            ->withMountedDirectory('/src', $history)
            ->withWorkdir('/src')
            ->withExec(['git', 'log', '--oneline', "--max-count=$count"])
            ->stdout();
    }
}
