<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Test a directory that the caller has fetched')]
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

    #[DaggerFunction, Doc("Fetch the source with the caller's token, then test it")]
    public function testRef(string $repository, string $ref, Secret $token): string
    {
        $source = dag()->git($repository, httpAuthToken: $token)->ref($ref)->tree();

        return $this->test($source);
    }
}
