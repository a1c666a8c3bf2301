import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def sources(
        self, repository: str, ref: str, agent: dagger.Socket
    ) -> dagger.Directory:
        """Fetch a repository with the keys in the caller's SSH agent."""
        return dag.git(repository, ssh_auth_socket=agent).ref(ref).tree()
