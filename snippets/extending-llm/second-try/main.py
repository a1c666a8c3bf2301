from typing import Annotated

import dagger
from dagger import Ignore, ReturnType, dag, function, object_type

Source = Annotated[dagger.Directory, Ignore(["**/.git", "**/.env*"])]


@object_type
class Bookshop:
    @function
    async def repair(self, source: Source) -> dagger.Changeset:
        """Let a model repair the service, and send test failures back to it."""
        tools = dag.container().from_("golang:1.25-alpine").with_workdir("/src")
        workshop = tools.with_directory("/src", source)
        env = dag.env().with_container_input("workshop", workshop, "a broken Go service in /src")
        env = env.with_container_output(
            "repaired", "the workshop with the service repaired"
        )
        agent = dag.llm(max_api_calls=60).with_env(env)
        agent = agent.with_prompt(
            "Make the tests in $workshop pass without changing them. Then save it as repaired."
        )
        for _ in range(3):
            # Loop keeps the model's answers, so the next prompt continues the conversation.
            agent = agent.loop()
            saved = agent.env().output("repaired").as_container().directory("/src")
            # Keep and test only the top-level Go files, including test files.
            result = source.with_directory(
                ".", saved, include=["*.go"], exclude=["*/*"]
            )
            tested = tools.with_directory("/src", result).with_exec(
                ["go", "test", "./..."], expect=ReturnType.ANY
            )
            if await tested.exit_code() == 0:
                return result.changes(source)
            output = await tested.combined_output()
            agent = agent.with_prompt(f"The tests still fail. Repair the service, and save it again:\n\n{output}")
        msg = "the tests fail after three attempts"
        raise RuntimeError(msg)
