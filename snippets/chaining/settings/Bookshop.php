<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private string $version = 'dev';

    #[DaggerFunction]
    public function __construct(private Directory $source) {}

    #[DaggerFunction, Doc('Set the version that the program reports.')]
    public function withVersion(string $version): Bookshop
    {
        $this->version = $version;
        // Return the object itself, so the caller can keep chaining.
        return $this;
    }

    #[DaggerFunction, Doc('Build the shop with the current settings.')]
    public function image(): Container
    {
        $flags = "-ldflags=-X main.version=$this->version";
        $program = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $this->source)->withWorkdir('/src')
            ->withExec(['go', 'build', $flags, '-o', '/out/bookshop'])
            ->file('/out/bookshop');
        return dag()->container()->from('alpine:3.22')
            ->withFile('/bin/bookshop', $program)
            ->withExposedPort(8080)->withDefaultArgs(['bookshop']);
    }
}
