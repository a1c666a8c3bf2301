<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model summarize each page')]
    public function summarize(#[Ignore('**/.git', '**/.env*')] Directory $pages): Directory
    {
        $env = dag()
            ->env()
            ->withDirectoryInput('pages', $pages, 'Markdown pages about books')
            // The model can't create a directory from scratch, so give it an empty one.
            ->withDirectoryInput('empty', dag()->directory(), 'an empty directory')
            ->withDirectoryOutput('summaries', 'a file for each page, same name');

        return dag()
            ->llm(maxAPICalls: 50)
            ->withEnv($env)
            ->withPrompt('Sum up each file of $pages in three sentences, in $empty.')
            ->withPrompt('Keep the file names. Save the directory when all are there.')
            ->env()
            ->output('summaries')
            ->asDirectory();
    }
}
