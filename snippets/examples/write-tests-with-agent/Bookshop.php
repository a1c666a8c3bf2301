<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    private const ASSIGNMENT = 'You are in $sandbox, a container with a Go service in /src.
        Write tests for HTTP handlers that have none. Change only files named *_test.go.
        Run go test ./... until it passes, then save the container as done.';

    #[DaggerFunction, Doc('Let a model add tests and return its edits for review')]
    public function writeTests(#[Ignore('**/.git', '**/.env*')] Directory $source): Changeset
    {
        $tools = dag()->container()->from('golang:1.25-alpine')->withWorkdir('/src');
        $sandbox = $tools->withDirectory('/src', $source);
        $environment = dag()->env()
            ->withContainerInput('sandbox', $sandbox, 'The service in /src, with Go')
            ->withContainerOutput('done', 'The container with the new tests in /src');
        $agent = dag()->llm(maxAPICalls: 40)
            ->withEnv($environment)
            ->withPrompt(self::ASSIGNMENT);
        $done = $agent->env()->output('done')->asContainer();
        // Keep only test files, whatever else the model changed.
        $result = $source->withDirectory('.', $done->directory('/src'),
            include: ['**/*_test.go'], exclude: ['**/.*', '**/*_test.go/*']);
        // Test again in a container that the model hasn't touched.
        $tools->withDirectory('/src', $result)->withExec(['go', 'test', './...'])->sync();
        return $result->changes($source);
    }
}
