from typing import Annotated

import dagger
from dagger import Ignore, ReturnType, dag, function, object_type


@object_type
class Bookshop:
    @function
    def browser_test(
        self,
        site: dagger.Directory,
        tests: Annotated[dagger.Directory, Ignore(["node_modules"])],
    ) -> dagger.Directory:
        """Test the site in a browser, and keep the report, also when tests fail."""
        server = (
            dag.container()
            .from_("nginx:1.29-alpine")
            .with_directory("/usr/share/nginx/html", site)
            .with_exposed_port(80)
            .as_service()
        )
        return (
            dag.container()
            .from_("mcr.microsoft.com/playwright:v1.54.2-noble")
            .with_directory("/tests", tests)
            .with_workdir("/tests")
            .with_exec(["npm", "ci"])
            .with_service_binding("shop", server)
            .with_env_variable("BASE_URL", "http://shop")
            # Otherwise, the reporter may serve the report after a failure instead of exiting.
            .with_env_variable("PLAYWRIGHT_HTML_OPEN", "never")
            .with_exec(
                ["npx", "playwright", "test", "--reporter=line,html"],
                expect=ReturnType.ANY,
            )
            .directory("playwright-report")
        )
