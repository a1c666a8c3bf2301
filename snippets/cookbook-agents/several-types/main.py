from typing import Annotated

import dagger
from dagger import Ignore, dag, function, object_type

Source = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    async def reproduce(self, source: Source, log: dagger.File) -> dagger.Directory:
        """Let a model find the cause of an error and write a test that reproduces it."""
        go = dag.container().from_("golang:1.25-alpine")
        env = (
            dag.env()
            .with_container_input("workshop", go, "Go tools")
            .with_directory_input("source", source, "the code of the service")
            .with_file_input("log", log, "what the service printed before it failed")
            .with_file_output("test", "a Go test file that fails because of the error")
            .with_string_output("cause", "what causes the error, in one paragraph")
        )
        found = (
            dag.llm(max_api_calls=50)
            .with_env(env)
            .with_prompt("Find out what led to the error in $log. The code is $source.")
            .with_prompt("Copy the code to $workshop to test it. Save test and cause.")
            .env()
        )
        # Both outputs come from the same conversation.
        cause = await found.output("cause").as_string()
        return (
            dag.directory()
            .with_file("cause_test.go", found.output("test").as_file())
            .with_new_file("cause.md", cause or "unknown")
        )
