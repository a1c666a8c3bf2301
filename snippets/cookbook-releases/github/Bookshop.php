<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Publish a release on GitHub, with notes and files')]
    public function release(
        #[Doc('Owner and name, such as ORG/bookshop')] string $repository,
        string $version,
        File $notes,
        Directory $assets,
        Secret $token,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', 'github-cli'])
            ->withMountedDirectory('/assets', $assets)
            ->withMountedFile('/notes.md', $notes)
            ->withWorkdir('/assets')
            ->withSecretVariable('GH_TOKEN', $token)
            ->withEnvVariable('GH_REPO', $repository)
            ->withEnvVariable('VERSION', $version)
            ->withExec([
                'sh',
                '-c',
                'gh release create "$VERSION" --verify-tag --title="$VERSION" --notes-file=/notes.md *',
            ])
            ->stdout();
    }
}
