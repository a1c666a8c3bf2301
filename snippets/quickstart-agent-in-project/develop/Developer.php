<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Developer {
    private const PROMPT = 'You are a developer of the Go service in the directory project.
Your assignment: $assignment
Change as little as possible, only Go files in the top-level directory, and add a test.
Call test with your changed directory until it passes. Then save it as result.';

    #[DaggerFunction, Doc("Run the service's tests and return their output")]
    public function test(#[Ignore('**/.git', '**/.env*')] Directory $source): string {
        $go = dag()->container()->from('golang:1.25-alpine')->withDirectory('/src', $source);
        return $go->withWorkdir('/src')->withExec(['go', 'test', '-v', './...'])->combinedOutput();
    }
    #[DaggerFunction, Doc('Let a model work on an assignment, and return its changes to the Go files')]
    public function develop(string $assignment, #[DefaultPath('/')]
        #[Ignore('**/.git', '**/.env*', '.github', '.dagger', 'agent')] Directory $source): Changeset {
        $env = dag()->env()->withCurrentModule()
            ->withStringInput('assignment', $assignment, 'what to do')
            ->withDirectoryInput('project', $source, 'the service as it is')
            ->withDirectoryOutput('result', 'the assignment done, tests passing');
        // Otherwise, the model could start other models, or containers with more privileges.
        $llm = dag()->llm(maxAPICalls: 60)->withEnv($env)->withPrompt(self::PROMPT)
            ->withBlockedFunction('Developer', 'develop')->withBlockedFunction('Directory', 'dockerBuild');
        $saved = $llm->env()->output('result')->asDirectory();
        // Keep only the top-level Go files, whatever else the model saved.
        $result = $source->withDirectory('.', $saved, include: ['*.go'], exclude: ['*/*']);
        $this->test($result); // Don't take the model's word for it.
        return $result->changes($source);
    }
}
