<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Let a model write a short version of each page')]
    public function summarize(Directory $pages): Directory
    {
        $env = dag()
            ->env()
            ->withDirectoryInput('pages', $pages, 'Markdown pages about books')
            // The model cannot make a directory out of nothing, so it gets an empty one.
            ->withDirectoryInput('empty', dag()->directory(), 'an empty directory to start from')
            ->withDirectoryOutput('summaries', 'a file for each page, under the same name');

        return dag()
            ->llm(maxAPICalls: 50)
            ->withEnv($env)
            ->withPrompt('Read each file of $pages. Write a summary of three sentences into $empty.')
            ->withPrompt('Keep the names of the files. Save the directory once every page has one.')
            ->env()
            ->output('summaries')
            ->asDirectory();
    }
}
