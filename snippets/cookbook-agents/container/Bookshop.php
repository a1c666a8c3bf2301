<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Container;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model install the packages that a task needs')]
    public function toolbox(string $task): Container
    {
        $base = dag()->container()->from('alpine:3.22');
        $env = dag()
            ->env()
            ->withStringInput('task', $task, 'what somebody wants to do with the tools')
            ->withContainerInput('base', $base, 'plain Alpine')
            ->withContainerOutput('toolbox', 'the base with the tools installed');

        return dag()
            ->llm(maxAPICalls: 20)
            ->withEnv($env)
            ->withPrompt('Start from $base and install what is needed to: $task')
            ->withPrompt('Run each tool once as a test. Then save the container.')
            ->env()
            ->output('toolbox')
            ->asContainer();
    }
}
