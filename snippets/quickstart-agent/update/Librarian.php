<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Librarian
{
    // Fails if a row has no title, a negative stock, or a price that isn't positive.
    private const CHECK = 'import csv
for row in csv.DictReader(open("books.csv")):
    assert row["title"] and int(row["stock"]) >= 0 and float(row["price"]) > 0, row';

    #[DaggerFunction]
    #[Doc('Change the list of books as requested')]
    public function update(File $books, string $request): File
    {
        $desk = dag()->container()->from('python:3.13-slim')
            ->withFile('/desk/books.csv', $books)
            ->withWorkdir('/desk');
        $env = dag()->env()
            ->withStringInput('request', $request, 'what has to change in the list')
            ->withContainerInput('desk', $desk, 'Python and the book list, /desk/books.csv')
            ->withContainerOutput('done', 'the desk with the updated /desk/books.csv');
        $agent = dag()->llm(maxAPICalls: 20)->withEnv($env)
            ->withPrompt('Change the list of books as this note says: $request')
            ->withPrompt('Change no other rows. Save the container as done.');
        $done = $agent->env()->output('done')->asContainer();
        // The check runs in the original container, which the model can't change.
        return $desk->withFile('books.csv', $done->file('/desk/books.csv'))
            ->withExec(['python', '-c', self::CHECK])
            ->file('books.csv');
    }
}
