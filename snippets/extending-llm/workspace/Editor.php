<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, DefaultPath, Doc, Ignore, ReturnsListOfType};
use Dagger\{Changeset, Directory};

use function Dagger\dag;

#[DaggerObject]
class Editor
{
    #[DaggerFunction]
    public function __construct(
        #[DefaultPath('/'), Ignore('**/.git', '**/.env*')] private readonly Directory $source,
    ) {}
    #[DaggerFunction] #[Doc('List the paths of all pages')] #[ReturnsListOfType('string')]
    public function pages(): array {
        return $this->source->glob('**/*.md');
    }
    #[DaggerFunction] #[Doc('Return the text of a page')]
    public function read(string $path): string {
        return $this->source->file($path)->contents();
    }
    #[DaggerFunction] #[Doc('Replace the text of a page')]
    public function write(string $path, string $text): Changeset {
        return $this->source->withNewFile($path, $text)->changes($this->source);
    }
    #[DaggerFunction] #[Doc('Let a model correct the spelling of all pages')]
    public function proofread(): Changeset {
        $env = dag()->env()->withCurrentModule()->withWorkspace($this->source);
        $agent = dag()->llm(maxAPICalls: 50)->withEnv($env)->withBlockedFunction('Editor', 'proofread')
            ->withPrompt('Correct the spelling of all pages. Leave code blocks alone.');
        // Keep only Markdown files that aren't hidden.
        return $this->source->withDirectory('.', $agent->env()->workspace(),
            include: ['**/*.md'], exclude: ['**/.*', '**/*.md/*'])->changes($this->source);
    }
}
