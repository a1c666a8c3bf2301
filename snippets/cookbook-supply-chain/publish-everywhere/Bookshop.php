<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ListOfType, ReturnsListOfType};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push the same image to every address')]
    #[ReturnsListOfType('string')]
    public function publishEverywhere(
        Directory $pages,
        #[ListOfType('string')] array $addresses,
        string $run = '',
    ): array {
        $image = dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages);

        $published = [];
        foreach ($addresses as $address) {
            $published[] = $image->publish($address);
        }

        return $published;
    }
}
