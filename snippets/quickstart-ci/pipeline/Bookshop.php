<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Container, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[DefaultPath('/')] #[Ignore('.git', '.dagger', '**/.env*')]
        private readonly Directory $source,
    ) {}
    private function workshop(): Container {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $this->source)->withWorkdir('/src');
    }
    #[DaggerFunction] #[Doc('Run the tests and return their output')]
    public function test(): string {
        return $this->workshop()->withExec(['go', 'test', '-v', './...'])->stdout();
    }
    #[DaggerFunction] #[Doc('Put the compiled service into a small image')]
    public function build(): Container {
        $built = $this->workshop()->withExec(['go', 'build', '-o', 'bookshop', '.']);
        return dag()->container()->from('alpine:3.22')
            ->withFile('/bookshop', $built->file('bookshop'))
            ->withExposedPort(8080)->withDefaultArgs(['/bookshop']);
    }
    #[DaggerFunction] #[Doc('Push the image, but only if the tests pass')]
    public function publish(string $address): string {
        $this->test();
        return $this->build()->publish($address);
    }
}
