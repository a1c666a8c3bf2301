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
        return dag()->container()->from('python:3.13-slim')
            ->withDirectory('/src', $this->source)->withWorkdir('/src')
            ->withExec(['python', '-m', 'unittest', '--verbose'])->combinedOutput();
    }
    #[DaggerFunction] #[Doc('Put the service into an image')]
    public function build(): Container {
        return dag()->container()->from('python:3.13-slim')->withWorkdir('/app')
            ->withFile('app.py', $this->source->file('app.py'))
            ->withExposedPort(8080)->withDefaultArgs(['python', 'app.py']);
    }
    #[DaggerFunction] #[Doc('Push the image, but only if the tests pass')]
    public function publish(string $address): string {
        $this->test();
        return $this->build()->publish($address);
    }
}
