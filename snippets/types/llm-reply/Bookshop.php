<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Ask a model for one line about a book.')]
    public function tagline(string $title, string $blurb): string
    {
        $env = dag()
            ->env()
            ->withStringInput('title', $title, 'title of the book')
            ->withStringInput('blurb', $blurb, 'text on its back cover');

        return dag()
            ->llm(maxAPICalls: 3)
            // Set the environment first: a prompt gets its values when it's added.
            ->withEnv($env)
            ->withSystemPrompt('You write for the window of a bookshop. Write one line.')
            ->withPrompt('Advertise the book $title. Its back cover says: $blurb')
            ->lastReply();
    }
}
