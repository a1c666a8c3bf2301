<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Copy the shop's pages to a storage service")]
    public function upload(
        Directory $pages,
        #[Doc('Configuration file for rclone')] Secret $config,
        string $target,
        #[Doc("A value that's new for each upload, such as the CI run number")] string $run = '',
    ): string {
        $rclone = ['rclone', '--config=/run/secrets/rclone.conf', '-v'];

        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withExec(['apk', 'add', '--no-cache', 'rclone'])
            ->withMountedDirectory('/pages', $pages)
            // Only commands after this line can read the file.
            ->withMountedSecret('/run/secrets/rclone.conf', $config)
            // Without a new value, the engine would reuse the result of an unchanged command.
            ->withEnvVariable('RUN', $run)
            ->withExec([...$rclone, 'copy', '/pages', $target])
            ->stderr();
    }
}
