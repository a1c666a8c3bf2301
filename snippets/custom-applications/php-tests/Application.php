<?php

declare(strict_types=1);

require __DIR__ . '/vendor/autoload.php';

use Dagger\Dagger;

$client = Dagger::connect();
$source = $client->host()->directory('.', exclude: ['.git', 'ci']);

foreach (['golang:1.25-alpine', 'golang:1.25-bookworm'] as $image) {
    // Requesting the output runs the command, and the loop waits for it.
    echo $client
        ->container()
        ->from($image)
        ->withDirectory('/src', $source)
        ->withWorkdir('/src')
        ->withExec(['go', 'test', './...'])
        ->stdout();
    echo $image, ' passed', PHP_EOL;
}
