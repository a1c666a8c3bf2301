<?php

declare(strict_types=1);
namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ReturnsListOfType};
use Dagger\{Container, Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Compile the shop and return a file.')]
    public function build(Directory $source): File
    {
        return $this->tools($source)->withExec(['go', 'build', '-o', '/bookshop'])->file('/bookshop');
    }
    #[DaggerFunction, Doc("Return the compiled shop's size in bytes, as a number.")]
    public function size(Directory $source): int
    {
        return $this->build($source)->size();
    }
    #[DaggerFunction, Doc("Return the test files' paths as a list of strings."), ReturnsListOfType('string')]
    public function testFiles(Directory $source): array
    {
        return $source->glob('**/*_test.go');
    }
    #[DaggerFunction, Doc('Fail if the code has mistakes, and return nothing otherwise.')]
    public function vet(Directory $source): void
    {
        $this->tools($source)->withExec(['go', 'vet', './...'])->sync();
    }
    // Without the attribute, this isn't one of the module's functions.
    private function tools(Directory $source): Container
    {
        $container = dag()->container()->from('golang:1.25-alpine');
        return $container->withDirectory('/src', $source)->withWorkdir('/src');
    }
}
