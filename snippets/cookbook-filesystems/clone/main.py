import dagger
from dagger import dag, function, object_type


@object_type
class Bookshop:
    @function
    def branch(self, repository: str, name: str) -> dagger.Directory:
        """Return the files at the tip of a branch."""
        return dag.git(repository).branch(name).tree()

    @function
    def tag(self, repository: str, name: str) -> dagger.Directory:
        """Return the files at a tag."""
        return dag.git(repository).tag(name).tree()

    @function
    def commit(self, repository: str, hash: str) -> dagger.Directory:
        """Return the files at a commit, without the .git directory."""
        return dag.git(repository).commit(hash).tree(discard_git_dir=True)
