import { describe, expect, test } from "vitest";
import { type KeyPress, readFirstLetter, readShortcut } from "./shortcuts.ts";

const press = (key: string, modifiers: Partial<KeyPress> = {}): KeyPress => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...modifiers,
});

describe("keys anywhere on the page", () => {
  test.each([
    { what: "Ctrl+K", keys: press("k", { ctrlKey: true }), closed: "open", inField: undefined, open: "close" },
    { what: "Cmd+K", keys: press("k", { metaKey: true }), closed: "open", inField: undefined, open: "close" },
    {
      what: "Ctrl+K with Caps Lock",
      keys: press("K", { ctrlKey: true }),
      closed: "open",
      inField: undefined,
      open: "close",
    },
    { what: "/", keys: press("/"), closed: "open", inField: undefined, open: undefined },
    { what: "Ctrl+/", keys: press("/", { ctrlKey: true }), closed: undefined, inField: undefined, open: undefined },
    { what: "k alone", keys: press("k"), closed: undefined, inField: undefined, open: undefined },
  ])("$what: closed $closed, in a field $inField, open $open", ({ keys, closed, inField, open }) => {
    expect(readShortcut(keys, { isOpen: false, isInField: false })).toBe(closed);
    expect(readShortcut(keys, { isOpen: false, isInField: true })).toBe(inField);
    expect(readShortcut(keys, { isOpen: true, isInField: true })).toBe(open);
  });
});

describe("keys on the button", () => {
  test.each([
    [press("c"), "c"],
    [press("C"), "C"],
    [press("7"), "7"],
    [press("é"), "é"],
    [press("f", { ctrlKey: true }), undefined],
    [press("f", { metaKey: true }), undefined],
    [press("-"), undefined],
    [press(" "), undefined],
    [press("Enter"), undefined],
    [press("F1"), undefined],
    [press("n", { isComposing: true }), undefined],
  ])("%o begins a query with %s", (keys, letter) => {
    expect(readFirstLetter(keys)).toBe(letter);
  });
});
