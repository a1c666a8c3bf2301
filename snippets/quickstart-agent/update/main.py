import dagger
from dagger import dag, function, object_type

# Fails if a row has no title, a negative stock, or a price that isn't positive.
CHECK = """import csv
for row in csv.DictReader(open("books.csv")):
    assert row["title"] and int(row["stock"]) >= 0 and float(row["price"]) > 0, row"""


@object_type
class Librarian:
    @function
    def update(self, books: dagger.File, request: str) -> dagger.File:
        """Change the list of books as requested."""
        desk = (
            dag.container()
            .from_("python:3.13-slim")
            .with_file("/desk/books.csv", books)
            .with_workdir("/desk")
        )
        env = (
            dag.env()
            .with_string_input("request", request, "what has to change in the list")
            .with_container_input("desk", desk, "Python and the book list, /desk/books.csv")
            .with_container_output("done", "the desk with the updated /desk/books.csv")
        )
        agent = (
            dag.llm(max_api_calls=20)
            .with_env(env)
            .with_prompt("Change the list of books as this note says: $request")
            .with_prompt("Change no other rows. Save the container as done.")
        )
        done = agent.env().output("done").as_container()
        # The check runs in the original container, which the model can't change.
        desk = desk.with_file("books.csv", done.file("/desk/books.csv"))
        return desk.with_exec(["python", "-c", CHECK]).file("books.csv")
