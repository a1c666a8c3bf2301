<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, File, Socket};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Copy a built site to a server, with the keys of the caller's agent")]
    public function upload(
        Directory $site, string $target, Socket $agent, File $knownHosts, string $run,
    ): string {
        return dag()->container()->from('alpine:3.22')
            ->withExec(['apk', 'add', 'openssh-client', 'rsync'])
            ->withUnixSocket('/agent.sock', $agent)
            ->withEnvVariable('SSH_AUTH_SOCK', '/agent.sock')
            ->withMountedFile('/etc/ssh/ssh_known_hosts', $knownHosts)
            ->withMountedDirectory('/site', $site)
            // Without a new value, the engine would reuse the result of an unchanged command.
            ->withEnvVariable('RUN', $run)
            ->withExec([
                'rsync', '--archive', '--delete', '--stats', '--rsh=ssh -o BatchMode=yes', '/site/',
                $target,
            ])
            ->stdout();
    }
}
