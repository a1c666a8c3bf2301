<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Directory;
use Dagger\File;
use Dagger\Secret;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Compile the shop, whose private Go modules need a login')]
    public function build(Directory $source, Secret $netrc): File
    {
        return dag()
            ->container()
            ->from('golang:1.25-bookworm')
            // Git looks for credentials here. The file exists only while a command runs.
            ->withMountedSecret('/root/.netrc', $netrc)
            ->withEnvVariable('GOPRIVATE', 'git.example.com')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])
            ->file('/out/bookshop');
    }
}
