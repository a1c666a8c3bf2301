<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Changeset, Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model repair the service, and send test failures back to it')]
    public function repair(#[Ignore('**/.git', '**/.env*')] Directory $source): Changeset
    {
        $tools = dag()->container()->from('golang:1.25-alpine')->withWorkdir('/src');
        $env = dag()->env()
            ->withContainerInput('workshop', $tools->withDirectory('/src', $source), 'a broken Go service in /src')
            ->withContainerOutput('repaired', 'the workshop with the service repaired');
        $agent = dag()->llm(maxAPICalls: 60)->withEnv($env)
            ->withPrompt('Make the tests in $workshop pass without changing them. Then save it as repaired.');
        foreach (range(1, 3) as $attempt) {
            // Loop keeps the model's answers, so the next prompt continues the conversation.
            $agent = $agent->loop();
            $saved = $agent->env()->output('repaired')->asContainer()->directory('/src');
            // Keep and test only the top-level Go files, including test files.
            $result = $source->withDirectory('.', $saved, include: ['*.go'], exclude: ['*/*']);
            $tested = $tools->withDirectory('/src', $result)
                ->withExec(['go', 'test', './...'], expect: ReturnType::ANY);
            if ($tested->exitCode() === 0) {
                return $result->changes($source);
            }
            $output = $tested->combinedOutput();
            $agent = $agent->withPrompt("The tests still fail. Repair the service, and save it again:\n\n$output");
        }
        throw new \RuntimeException('the tests fail after three attempts');
    }
}
