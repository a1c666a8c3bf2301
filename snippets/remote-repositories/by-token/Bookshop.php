<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Take the source as a directory: the caller fetched it')]
    public function test(Directory $source): string
    {
        return dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withExec(['go', 'test', './...'])
            ->stdout();
    }

    #[DaggerFunction, Doc('Fetch the source itself, with a token of the caller')]
    public function testRef(string $repository, string $ref, Secret $token): string
    {
        $source = dag()->git($repository, httpAuthToken: $token)->ref($ref)->tree();

        return $this->test($source);
    }
}
