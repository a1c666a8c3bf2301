<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\DaggerFunction;
use Dagger\Attribute\DaggerObject;
use Dagger\Attribute\Doc;
use Dagger\Container;
use Dagger\File;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Turn the book list into an HTML page.')]
    public function page(File $source, string $title = 'Bookshop'): File
    {
        return dag()->container()->from('python:3.13-slim')
            // Downloads stay here even when the step below has to run again.
            ->withMountedCache('/root/.cache/pip', dag()->cacheVolume('bookshop-pip'))
            ->withExec(['pip', 'install', 'markdown==3.9'])
            ->withWorkdir('/work')
            ->withNewFile('title.md', "# {$title}")
            ->withFile('books.md', $source)
            // A pipe needs a shell: withExec starts programs directly.
            ->withExec(['sh', '-c', '(cat title.md; echo; cat books.md) | python -m markdown > page.html'])
            ->file('page.html');
    }

    #[DaggerFunction, Doc('Put the page into a web server.')]
    public function site(File $source, string $title = 'Bookshop'): Container
    {
        return dag()->container()->from('nginx:1.29-alpine')
            ->withFile('/usr/share/nginx/html/index.html', $this->page($source, $title))
            ->withExposedPort(80);
    }
}
