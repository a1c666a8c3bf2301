<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction]
    #[Doc('Show how large the folders in the volume are.')]
    public function cached(
        #[Doc('Any text not used before, such as the time')] string $moment,
    ): string {
        return dag()
            ->container()
            ->from('alpine:3.22')
            ->withMountedCache('/volume', dag()->cacheVolume('bookshop-modules'))
            // What is in a volume is no input, so an input has to change instead.
            ->withEnvVariable('MOMENT', $moment)
            ->withExec(['du', '-h', '-d', '2', '/volume'])
            ->stdout();
    }
}
