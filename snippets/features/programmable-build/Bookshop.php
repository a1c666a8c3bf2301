<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Run the unit tests and return what they print')]
    public function test(Directory $source): string
    {
        return $this->workbench($source)->withExec(['go', 'test', './...'])->stdout();
    }

    #[DaggerFunction, Doc('Compile the service')]
    public function build(Directory $source): File
    {
        return $this->workbench($source)
            ->withExec(['go', 'build', '-o', '/out/bookshop', '.'])->file('/out/bookshop');
    }

    #[DaggerFunction, Doc('Package the compiled service without the compiler')]
    public function image(Directory $source): Container
    {
        return dag()->container()->from('alpine:3.22')
            ->withFile('/usr/local/bin/bookshop', $this->build($source))->withEntrypoint(['bookshop']);
    }

    private function workbench(Directory $source): Container // no attribute: hidden from callers
    {
        return dag()->container()->from('golang:1.25-alpine')->withDirectory('/src', $source)
            ->withWorkdir('/src')->withEnvVariable('CGO_ENABLED', '0');
    }
}
