<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Tag the commit that's checked out, and push the tag")]
    public function tag(
        Directory $source, string $repository, string $version, Secret $token,
    ): string {
        return dag()->container()->from('alpine:3.22')
            ->withExec(['apk', 'add', 'git'])
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['git', 'config', 'user.name', 'Release bot'])
            ->withExec(['git', 'config', 'user.email', 'release@example.com'])
            // Pass the token through this helper instead of a file or the URL.
            ->withExec([
                'git', 'config', 'credential.helper',
                '!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f',
            ])
            ->withExec(['git', 'tag', '--annotate', '--message=Release', $version])
            ->withSecretVariable('GITHUB_TOKEN', $token)
            ->withExec(['git', 'push', $repository, $version])
            ->combinedOutput();
    }
}
