<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const ASSIGNMENT = 'You are in $sandbox, a container with a Go service in /src.
        Write tests for HTTP handlers that have none. Change only files named *_test.go.
        Run go test ./... until it passes, then save the container as done.';

    #[DaggerFunction]
    #[Doc('Let a model add tests and return its edits for review')]
    public function writeTests(Directory $source): Changeset
    {
        $sandbox = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        // The model gets these two names and no others: no host, no secrets.
        $environment = dag()->env()
            ->withContainerInput('sandbox', $sandbox, 'The service in /src, with Go')
            ->withContainerOutput('done', 'The container with the new tests in /src');
        $agent = dag()->llm(maxAPICalls: 40)
            ->withEnv($environment)
            ->withPrompt(self::ASSIGNMENT);
        $done = $agent->env()->output('done')->asContainer();
        // Test again in a container that the model has not touched.
        return $sandbox->withDirectory('/src', $done->directory('/src'))
            ->withExec(['go', 'test', './...'])
            ->directory('/src')
            ->changes($source);
    }
}
