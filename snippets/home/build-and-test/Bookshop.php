<?php
namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};
use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Make an image, but only if the tests pass')]
    public function build(Directory $source): Container
    {
        $builder = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->withExec(['go', 'build', '-o', '/bookshop', '.']);
        return dag()->container()->from('alpine:3.22')
            ->withFile('/bookshop', $builder->file('/bookshop'))
            ->withExposedPort(8080)->withDefaultArgs(['/bookshop']);
    }
}
