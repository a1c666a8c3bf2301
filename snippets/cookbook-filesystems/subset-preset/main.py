import dagger
from dagger import dag, function, object_type

# Define each selection once, so functions can't disagree.
PROGRAM = ["go.mod", "go.sum", "**/*.go"]
TESTS = ["**/*_test.go", "**/testdata"]


@object_type
class Bookshop:
    @function
    def program_files(self, source: dagger.Directory) -> dagger.Directory:
        """Return the files that end up in the binary."""
        return dag.directory().with_directory("/", source, include=PROGRAM, exclude=TESTS)

    @function
    def test_files(self, source: dagger.Directory) -> dagger.Directory:
        """Return the test files."""
        return dag.directory().with_directory("/", source, include=TESTS)
