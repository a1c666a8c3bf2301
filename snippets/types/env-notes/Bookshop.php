<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc("Let a model write release notes from a release's commits.")]
    public function notes(string $commits): string
    {
        // The descriptions tell the model what each value is.
        $env = dag()
            ->env()
            ->withStringInput('commits', $commits, 'one commit per line, newest first')
            ->withStringOutput('notes', 'what changed for customers, in Markdown');

        $notes = dag()
            ->llm(maxAPICalls: 10)
            ->withEnv($env)
            ->withPrompt('Write release notes from these commits, and save them as notes: $commits')
            ->env()
            ->output('notes');

        // A model may stop without answering, which isn't an error by itself.
        if ($notes->isNull()) {
            throw new \RuntimeException('the model saved no notes');
        }
        return $notes->asString();
    }
}
