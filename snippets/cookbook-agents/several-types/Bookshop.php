<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Directory, File};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Let a model find the cause of an error and write a test that reproduces it')]
    public function reproduce(
        #[Ignore('**/.git', '**/.env*')] Directory $source,
        File $log,
    ): Directory {
        $go = dag()->container()->from('golang:1.25-alpine');
        $env = dag()->env()
            ->withContainerInput('workshop', $go, 'Go tools')
            ->withDirectoryInput('source', $source, 'the code of the service')
            ->withFileInput('log', $log, 'what the service printed before it failed')
            ->withFileOutput('test', 'a Go test file that fails because of the error')
            ->withStringOutput('cause', 'what causes the error, in one paragraph');

        $found = dag()->llm(maxAPICalls: 50)
            ->withEnv($env)
            ->withPrompt('Find out what led to the error in $log. The code is $source.')
            ->withPrompt('Copy the code to $workshop to test it. Save test and cause.')
            ->env();

        // Both outputs come from the same conversation.
        return dag()->directory()
            ->withFile('cause_test.go', $found->output('test')->asFile())
            ->withNewFile('cause.md', $found->output('cause')->asString());
    }
}
