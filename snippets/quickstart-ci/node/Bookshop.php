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
    #[DaggerFunction] #[Doc('Run the tests and return their output')]
    public function test(): string {
        return dag()->container()->from('node:22-slim')
            ->withDirectory('/src', $this->source)->withWorkdir('/src')
            ->withExec(['npm', 'test'])->stdout();
    }
    #[DaggerFunction] #[Doc('Put the service into an image')]
    public function build(): Container {
        return dag()->container()->from('node:22-slim')->withWorkdir('/app')
            ->withFile('server.mjs', $this->source->file('server.mjs'))
            ->withExposedPort(8080)->withDefaultArgs(['node', 'server.mjs']);
    }
    #[DaggerFunction] #[Doc('Push the image, but only if the tests pass')]
    public function publish(string $address): string {
        $this->test();
        return $this->build()->publish($address);
    }
}
