<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Add a page to the documentation of the project.')]
    public function writePage(
        string $name,
        string $text,
        #[DefaultPath('/'), Doc('For a model, the workspace as it is at that moment')]
        Directory $project,
    ): Changeset {
        return $project->withNewFile("docs/$name", $text)->changes($project);
    }

    #[DaggerFunction]
    #[Doc('Let a model write documentation, and nothing but documentation.')]
    public function document(Directory $source): Changeset
    {
        $env = dag()->env()->withWorkspace($source)->withCurrentModule()
            ->withDirectoryInput('code', $source, 'the code of the service');

        return dag()->llm(maxAPICalls: 40)->withEnv($env)
            // Otherwise the model could start models of its own.
            ->withBlockedFunction('Bookshop', 'document')
            ->withPrompt('Read $code and write a page about each HTTP route of it.')
            ->env()->workspace()->changes($source);
    }
}
