<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, ReturnsListOfType};
use Dagger\Directory;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('List the services whose own or shared files changed')]
    #[ReturnsListOfType('string')]
    public function affected(Directory $before, Directory $after): array
    {
        $affected = [];
        foreach ($after->directory('services')->entries() as $service) {
            // The service is built from its own directory and the shared one.
            $parts = ['services/' . $service, 'lib'];
            $old = $before->filter(include: $parts);
            if (!$after->filter(include: $parts)->changes($old)->isEmpty()) {
                $affected[] = rtrim($service, '/');
            }
        }

        return $affected;
    }
}
