<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model write a small program, then test and build it')]
    public function writeTool(string $assignment): File
    {
        $go = dag()->container()->from('golang:1.25-alpine')->withWorkdir('/src');
        $workshop = $go->withExec(['go', 'mod', 'init', 'shoptool']);
        $env = dag()->env()
            ->withStringInput('assignment', $assignment, 'what the program has to do')
            ->withContainerInput('workshop', $workshop, 'Go and an empty module in /src')
            ->withContainerOutput('done', 'the workshop with program and tests');

        $rules = 'Use standard packages only. Test until go vet and go test pass.';
        $agent = dag()->llm(maxAPICalls: 60)->withEnv($env)
            ->withPrompt('Write a Go program and its tests in $workshop: $assignment')
            ->withPrompt($rules)
            ->withPrompt('Then save the container as done.');
        $done = $agent->env()->output('done')->asContainer();

        // Take only the source from the model's container, and test and build it in the original.
        return $workshop->withDirectory('/src', $done->directory('/src'))
            ->withExec(['go', 'vet', './...'])
            ->withExec(['go', 'test', './...'])
            ->withExec(['go', 'build', '-o', '/out/tool', '.'])
            ->file('/out/tool');
    }
}
