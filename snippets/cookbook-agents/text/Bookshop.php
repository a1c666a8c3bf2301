<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Draft a reply to a customer's letter")]
    public function reply(string $letter): string
    {
        $env = dag()
            ->env()
            ->withStringInput('letter', $letter, 'what a customer wrote')
            ->withStringOutput('reply', 'a friendly answer of at most five sentences');

        return dag()
            ->llm(maxAPICalls: 5)
            // Add the environment first, then the prompt that uses its names.
            ->withEnv($env)
            ->withPrompt('Answer this letter to a bookshop. Promise nothing. $letter')
            ->env()
            ->output('reply')
            ->asString();
    }
}
