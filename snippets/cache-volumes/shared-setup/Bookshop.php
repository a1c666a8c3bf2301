<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Run the service's tests")]
    public function test(Directory $source): string
    {
        return $this->goTools($source)->withExec(['go', 'test', './...'])->stdout();
    }

    #[DaggerFunction, Doc('Report suspicious code')]
    public function lint(Directory $source): string
    {
        return $this->goTools($source)->withExec(['go', 'vet', './...'])->stderr();
    }

    // Both functions start here, so they share the same two volumes.
    private function goTools(Directory $source): Container
    {
        $modules = dag()->cacheVolume('bookshop-go-modules');
        $build = dag()->cacheVolume('bookshop-go-build');

        return dag()->container()->from('golang:1.25-alpine')
            ->withMountedCache('/go/pkg/mod', $modules)
            ->withMountedCache('/root/.cache/go-build', $build)
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
    }
}
