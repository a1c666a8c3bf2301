<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ReturnsListOfType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Ask a model for three possible names for a shelf.')]
    #[ReturnsListOfType('string')]
    public function names(string $shelf): array
    {
        $question = dag()
            ->llm()
            ->withPrompt("Name a shelf of books about $shelf. Give the name only.");

        $names = [];
        foreach ([1, 2, 3] as $number) {
            // With the same number, the question would be answered from the cache.
            $names[] = $question->attempt($number)->lastReply();
        }
        return $names;
    }
}
