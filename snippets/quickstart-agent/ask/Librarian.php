<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Librarian
{
    #[DaggerFunction]
    #[Doc('Answer a question about the books in stock')]
    public function ask(
        #[Doc('CSV file with title, author, price, and stock')] File $books,
        string $question,
    ): string {
        $desk = dag()->container()->from('python:3.13-slim')
            ->withFile('/desk/books.csv', $books)
            ->withWorkdir('/desk');
        // All the model gets: some text, a container, and a place for its answer.
        $env = dag()->env()
            ->withStringInput('question', $question, 'the question to answer')
            ->withContainerInput('desk', $desk, 'Python and the book list, /desk/books.csv')
            ->withStringOutput('answer', 'the answer in one or two sentences');

        return dag()
            ->llm(maxAPICalls: 20)
            ->withEnv($env)
            ->withPrompt('Answer a question about our stock of books: $question')
            ->withPrompt('Calculate with Python, never in your head. Save the answer.')
            ->env()
            ->output('answer')
            ->asString();
    }
}
