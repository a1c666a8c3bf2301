<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Write a new version to a file, commit it, and push the branch')]
    public function bump(
        Directory $source, string $repository, string $branch, string $version, Secret $token,
    ): string {
        $target = "HEAD:refs/heads/{$branch}";
        return dag()->container()->from('alpine:3.22')
            ->withExec(['apk', 'add', 'git'])
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withNewFile('VERSION', $version)
            ->withExec(['git', 'config', 'user.name', 'Release bot'])
            ->withExec(['git', 'config', 'user.email', 'release@example.com'])
            ->withExec([
                'git', 'config', 'credential.helper',
                '!f() { echo username=x-access-token; echo password=$GITHUB_TOKEN; }; f',
            ])
            ->withExec(['git', 'add', 'VERSION'])
            ->withExec(['git', 'commit', '--message=Bump the version'])
            ->withSecretVariable('GITHUB_TOKEN', $token)
            ->withExec(['git', 'push', $repository, $target])
            ->combinedOutput();
    }
}
