<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\GitRepository;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Answer a question about a repository's history")]
    public function history(GitRepository $repository, string $question): string
    {
        // Use a fresh clone, which has neither uncommitted files nor your credentials.
        $clone = $repository->head()->tree(depth: -1);
        $git = dag()
            ->container()
            // Unlike the slim image, this one includes Git.
            ->from('python:3.13')
            ->withExec(['pip', 'install', 'mcp-server-git==2026.10.19'])
            ->withDirectory('/repository', $clone)
            ->withDefaultArgs(['mcp-server-git', '--repository', '/repository'])
            ->asService();

        $env = dag()->env()->withStringInput('question', $question, 'about the past');

        return dag()
            ->llm(maxAPICalls: 20)
            ->withEnv($env)
            ->withMCPServer('git', $git)
            ->withPrompt('Answer from the Git history of /repository: $question')
            ->withPrompt('Name the commits that you rely on. Change nothing.')
            ->lastReply();
    }
}
