<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc};
use Dagger\Directory;

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Push an image, retrying after a failure')]
    public function publishPatiently(
        Directory $pages,
        string $address,
        int $attempts = 3,
        string $run = '',
    ): string {
        $image = dag()
            ->container()
            ->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $pages);

        for ($attempt = 1; ; $attempt++) {
            try {
                return $image->publish($address);
            } catch (\Exception $error) {
                if ($attempt >= $attempts) {
                    throw $error;
                }
            }
            // Wait longer each time: 2 seconds, then 4, then 8.
            sleep(2 ** $attempt);
        }
    }
}
