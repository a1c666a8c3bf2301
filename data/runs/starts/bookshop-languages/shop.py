def find(title: str) -> bool:
    return title in {"Dune", "Emma"}
