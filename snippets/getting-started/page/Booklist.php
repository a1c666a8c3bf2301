<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
#[Doc("Turns a shop's book list into a web page.")]
class Booklist
{
    #[DaggerFunction]
    #[Doc('Turn the book list into an HTML page.')]
    public function page(File $source): File
    {
        return dag()
            ->container()
            ->from('python:3.13-slim')
            // Runs before the list is added, so this step stays cached when the list changes.
            ->withExec(['pip', 'install', 'markdown==3.9'])
            ->withWorkdir('/work')
            ->withFile('books.md', $source)
            ->withExec(['markdown_py', '--file=page.html', 'books.md'])
            ->file('page.html');
    }
}
