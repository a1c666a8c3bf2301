<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc("Add a page to the project's documentation.")]
    public function writePage(
        string $name,
        string $text,
        #[DefaultPath('/'), Ignore('**/.git', '**/.env*')]
        #[Doc('The project to change. For a model, the default is its workspace.')]
        Directory $project,
    ): Changeset {
        return $project->withNewFile("docs/$name", $text)->changes($project);
    }

    #[DaggerFunction, Doc('Let a model write pages, and keep the Markdown files in docs.')]
    public function document(#[Ignore('**/.git', '**/.env*')] Directory $source): Changeset
    {
        $env = dag()->env()->withWorkspace($source)->withCurrentModule()
            ->withDirectoryInput('code', $source, 'the code of the service');
        $agent = dag()->llm(maxAPICalls: 40)->withEnv($env)
            // Blocked, because a call to it would start another model.
            ->withBlockedFunction('Bookshop', 'document')
            ->withPrompt('Read $code and write a page about each of its HTTP routes.');
        // The model can write anywhere in its workspace, so filter what it wrote.
        return $source->withDirectory('.', $agent->env()->workspace(),
            include: ['docs/**/*.md'], exclude: ['**/.*', '**/*.md/*'])->changes($source);
    }
}
