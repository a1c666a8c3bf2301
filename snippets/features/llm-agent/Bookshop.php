<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model fix a problem and return its changes for review.')]
    public function repair(
        #[Ignore('**/.git', '**/.env*')] Directory $source,
        string $problem,
    ): Changeset {
        $workshop = dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        // The model gets the problem's description and a container with a copy of the source.
        $env = dag()->env()
            ->withStringInput('problem', $problem, "what's wrong with the service")
            ->withContainerInput('workshop', $workshop, "Go and the service's source in /src")
            ->withContainerOutput('repaired', 'the workshop with the fix and passing tests');
        $agent = dag()
            ->llm(maxAPICalls: 40)
            ->withEnv($env)
            ->withPrompt('Fix this problem in the Go service: $problem')
            ->withPrompt('Run go test after each change and save what passes.');
        $repaired = $agent->env()->output('repaired')->asContainer()->directory('/src');

        // Keep only the top-level Go files. This function doesn't test them itself.
        return $source
            ->withDirectory('.', $repaired, include: ['*.go'], exclude: ['*/*'])
            ->changes($source);
    }
}
