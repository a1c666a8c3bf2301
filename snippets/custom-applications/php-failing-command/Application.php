<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Dagger\Dagger;
use GraphQL\Exception\QueryError;

$container = Dagger::connect()->container()->from('alpine:3.22');

try {
    echo $container->withExec(['cat', '/etc/shop-release'])->stdout();
} catch (QueryError $error) {
    $details = $error->getErrorDetails()['extensions'] ?? [];
    fwrite(STDERR, $details['stderr'] ?? $error->getMessage());
    exit($details['exitCode'] ?? 1);
}
