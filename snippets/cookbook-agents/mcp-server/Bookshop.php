<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\{File, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    public function __construct(
        #[Doc('Books in stock: title, author, price, and number')]
        #[DefaultPath('books.csv')]
        private readonly File $books,
    ) {}

    #[DaggerFunction]
    #[Doc('Return matching rows of the stock list: title, author, price, and number in stock')]
    public function find(
        #[Doc("Part of a title or an author's name")] string $text,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedFile('/books.csv', $this->books)
            // Exit code 1 means no match, which is a valid answer.
            ->withExec(['grep', '-i', '-F', '-e', $text, '/books.csv'], expect: ReturnType::ANY)
            ->stdout();
    }
}
