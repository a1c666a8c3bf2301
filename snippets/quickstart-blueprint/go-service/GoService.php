<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class GoService
{
    #[DaggerFunction]
    public function __construct(
        #[DefaultPath('.'), Doc("The service's files")] private readonly Directory $source,
        #[Doc('Image with the Go tools')]
        private readonly string $image = 'golang:1.25-alpine',
    ) {}

    private function tools(): Container
    {
        return dag()->container()->from($this->image)
            ->withDirectory('/src', $this->source)->withWorkdir('/src');
    }

    #[DaggerFunction] #[Doc('Look for likely mistakes and print the Go version')]
    public function vet(): string
    {
        $vetted = $this->tools()->withExec(['go', 'vet', './...']);
        return $vetted->withExec(['go', 'version'])->stdout();
    }

    #[DaggerFunction] #[Doc('Run the service and return its output')]
    public function run(): string
    {
        return $this->tools()->withExec(['go', 'run', '.'])->stdout();
    }
}
