<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{File, GitRepository};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Compile the highest tagged version, including pre-releases.')]
    public function buildRelease(GitRepository $repository): File
    {
        $release = $repository->latestVersion();
        $flags = '-ldflags=-X main.commit=' . $release->commit();

        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            // The history isn't needed, and would make the copy larger.
            ->withDirectory('/src', $release->tree(discardGitDir: true))
            ->withWorkdir('/src')
            ->withExec(['go', 'build', $flags, '-o', '/out/bookshop'])
            ->file('/out/bookshop');
    }
}
