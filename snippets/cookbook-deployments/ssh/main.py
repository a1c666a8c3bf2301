import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    async def upload(
        self,
        site: dagger.Directory,
        target: str,
        agent: dagger.Socket,
        known_hosts: dagger.File,
        run: str,
    ) -> str:
        """Copy a built site to a server, with the keys of the caller's agent."""
        return await (
            dag.container()
            .from_("alpine:3.22")
            .with_exec(["apk", "add", "openssh-client", "rsync"])
            .with_unix_socket("/agent.sock", agent)
            .with_env_variable("SSH_AUTH_SOCK", "/agent.sock")
            .with_mounted_file("/etc/ssh/ssh_known_hosts", known_hosts)
            .with_mounted_directory("/site", site)
            # Without a new value, the engine would reuse the result of an unchanged command.
            .with_env_variable("RUN", run)
            .with_exec([
                "rsync",
                "--archive",
                "--delete",
                "--stats",
                "--rsh=ssh -o BatchMode=yes",
                "/site/",
                target,
            ])
            .stdout()
        )
