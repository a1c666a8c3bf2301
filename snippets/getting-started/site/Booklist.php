<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\{Container, File};

use function Dagger\dag;

#[DaggerObject]
class Booklist
{
    #[DaggerFunction, Doc('Turn the book list into an HTML page.')]
    public function page(File $source, string $title = 'Bookshop'): File
    {
        // A pipe needs a shell: withExec starts programs directly.
        $line = '(cat title.md; echo; cat books.md) | markdown_py > page.html';
        return dag()->container()->from('python:3.13-slim')
            // Keeps pip's downloads for the next time the step below runs.
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('pip'))
            ->withExec(['pip', 'install', 'markdown==3.9'])
            ->withWorkdir('/work')
            ->withNewFile('title.md', "# {$title}")
            ->withFile('books.md', $source)
            ->withExec(['sh', '-c', $line])
            ->file('page.html');
    }

    #[DaggerFunction, Doc("Add the page to a web server's image.")]
    public function site(File $source, string $title = 'Bookshop'): Container
    {
        $page = $this->page($source, $title);
        return dag()->container()->from('nginx:1.29-alpine')
            ->withFile('/usr/share/nginx/html/index.html', $page)
            ->withExposedPort(80);
    }
}
