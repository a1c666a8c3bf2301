<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Answer a question about the code, using the Go language server')]
    public function explain(
        #[Ignore('**/.git', '**/.env*')] Directory $source,
        string $question,
    ): string {
        $gopls = dag()
            ->container()
            ->from('golang:1.25-alpine')
            ->withExec(['go', 'install', 'golang.org/x/tools/gopls@v0.20.0'])
            // Read-only tools see this copy; tools that may write see the workspace.
            ->withDirectory('/src', $source)
            ->withWorkdir('/src')
            ->withDefaultArgs(['gopls', 'mcp'])
            ->asService();
        $env = dag()->env()
            ->withWorkspace($source)
            ->withStringInput('question', $question, 'a question about the Go code');

        return dag()
            ->llm(maxAPICalls: 20)
            ->withEnv($env)
            ->withMCPServer('gopls', $gopls)
            ->withPrompt('Use your tools to answer in at most five sentences: $question')
            ->lastReply();
    }
}
