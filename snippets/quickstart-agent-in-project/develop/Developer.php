<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Developer {
    const PROMPT = 'You are a developer of the Go service in the directory project.
Your assignment: $assignment
Read the code first. Change as little as possible, and add a test for it.
Call test with your changed directory until it passes. Then save it as result.';

    #[DaggerFunction, Doc('Run the tests of the service and return their output')]
    public function test(Directory $source): string {
        return dag()->container()->from('golang:1.25-alpine')
            ->withDirectory('/src', $source)->withWorkdir('/src')
            ->withExec(['go', 'test', '-v', './...'])->stdout();
    }
    #[DaggerFunction, Doc('Let a model work on an assignment, return its changes')]
    public function develop(string $assignment,
        #[DefaultPath('/')] #[Ignore('.env', '.git', '.dagger', 'agent')]
        Directory $source): Changeset {
        $env = dag()->env()->withCurrentModule()
            ->withStringInput('assignment', $assignment, 'what to do')
            ->withDirectoryInput('project', $source, 'the service as it is')
            ->withDirectoryOutput('result', 'the assignment done, tests passing');
        // Otherwise the model could hand its work to another model, and so on.
        $llm = dag()->llm(maxAPICalls: 60)->withEnv($env)->withPrompt(self::PROMPT);
        $agent = $llm->withBlockedFunction('Developer', 'develop');
        $result = $agent->env()->output('result')->asDirectory();
        $this->test($result); // The model says it passes. This makes sure.
        return $result->changes($source);
    }
}
