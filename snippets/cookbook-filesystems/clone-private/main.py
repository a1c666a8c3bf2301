import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def clone_by_token(
        self, repository: str, branch: str, token: dagger.Secret
    ) -> dagger.Directory:
        """Fetch a private repository over HTTPS."""
        return dag.git(repository, http_auth_token=token).branch(branch).tree()

    @function
    def clone_by_agent(
        self, repository: str, branch: str, agent: dagger.Socket
    ) -> dagger.Directory:
        """Fetch a private repository over SSH, using the caller's SSH agent."""
        return dag.git(repository, ssh_auth_socket=agent).branch(branch).tree()
