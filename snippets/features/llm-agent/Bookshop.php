<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model fix a problem and return its changes for review.')]
    public function repair(Directory $source, string $problem): Changeset
    {
        $workshop = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)
            ->withWorkdir('/src');
        // Of your project, the model reaches what stands here and nothing else.
        $env = dag()->env()
            ->withStringInput('problem', $problem, 'what is wrong with the shop')
            ->withContainerInput('workshop', $workshop, 'Go and the source in /src')
            ->withContainerOutput('repaired', 'the workshop once the tests pass');

        return dag()
            ->llm(maxAPICalls: 40)
            ->withEnv($env)
            ->withPrompt('Fix this problem in the Go service: $problem')
            ->withPrompt('Run go test after each change and save what passes.')
            ->env()
            ->output('repaired')
            ->asContainer()
            ->directory('/src')
            ->changes($source);
    }
}
