<?php

declare(strict_types=1);

namespace DaggerModule;

use Dagger\Attribute\{DaggerFunction, DaggerObject, Doc, Ignore};
use Dagger\{Directory, ReturnType};

use function Dagger\dag;

#[DaggerObject]
class Bookshop
{
    #[DaggerFunction, Doc('Test the site in a browser, and keep the report, also when tests fail')]
    public function browserTest(
        Directory $site, #[Ignore('node_modules')] Directory $tests,
    ): Directory {
        $server = dag()->container()->from('nginx:1.29-alpine')
            ->withDirectory('/usr/share/nginx/html', $site)
            ->withExposedPort(80)
            ->asService();
        return dag()->container()->from('mcr.microsoft.com/playwright:v1.54.2-noble')
            ->withDirectory('/tests', $tests)
            ->withWorkdir('/tests')
            ->withExec(['npm', 'ci'])
            ->withServiceBinding('shop', $server)
            ->withEnvVariable('BASE_URL', 'http://shop')
            // Otherwise, the reporter may serve the report after a failure instead of exiting.
            ->withEnvVariable('PLAYWRIGHT_HTML_OPEN', 'never')
            ->withExec(
                ['npx', 'playwright', 'test', '--reporter=line,html'],
                expect: ReturnType::ANY,
            )
            ->directory('playwright-report');
    }
}
