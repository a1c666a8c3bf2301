<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ReturnsListOfType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Collect several names for a shelf to choose from.')]
    #[ReturnsListOfType('string')]
    public function names(string $shelf): array
    {
        $question = dag()
            ->llm()
            ->withPrompt("Name a shelf of books about $shelf. Give the name only.");

        $names = [];
        foreach ([1, 2, 3] as $number) {
            // The same question comes from the cache unless the numbers differ.
            $names[] = $question->attempt($number)->lastReply();
        }
        return $names;
    }
}
