from shop import find


def test_sells_dune():
    assert find("Dune")


def test_does_not_sell_hamlet():
    assert not find("Hamlet")
