<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType, ReturnsListOfType};
use Dagger\{Directory, Secret};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push one image under several tags')]
    #[ReturnsListOfType('string')]
    public function publishTags(
        Directory $pages,
        #[Doc('Registry and image name, without a tag')] string $repository,
        #[ListOfType('string')] array $tags,
        string $username,
        Secret $password,
        string $run = '',
    ): array {
        $image = dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages)
            ->withRegistryAuth($repository, $username, $password);

        $published = [];
        foreach ($tags as $tag) {
            $published[] = $image->publish("$repository:$tag");
        }

        return $published;
    }
}
