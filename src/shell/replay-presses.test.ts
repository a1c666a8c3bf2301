import { beforeEach, expect, test, vi } from "vitest";

/** A fake element with only what presses need. */
class FakeElement extends EventTarget {
  ariaBusy: string | null = null;
  isConnected = true;
  readonly done: string[] = [];

  /** Selectors that match, separated by spaces. */
  readonly matching: string;

  constructor(matching: string) {
    super();
    this.matching = matching;
  }

  matches(selector: string): boolean {
    return selector.split(",").some((part) => this.matching.split(" ").includes(part.trim()));
  }

  closest(selector: string): this | null {
    return this.matches(selector) ? this : null;
  }

  focus(): void {
    this.done.push("focus");
  }

  click(): void {
    this.done.push("click");
  }

  override dispatchEvent(event: Event & { key?: string }): boolean {
    this.done.push(`${event.type} ${event.key}`);
    return true;
  }
}

let controls: FakeElement[] = [];
let listeners: [string, (event: object) => void][] = [];

beforeEach(() => {
  listeners = [];
  vi.stubGlobal("location", { pathname: "/" });
  vi.stubGlobal("Element", FakeElement);
  vi.stubGlobal("HTMLElement", FakeElement);
  vi.stubGlobal(
    "KeyboardEvent",
    class extends Event {
      readonly key: string;
      constructor(type: string, init: { key: string }) {
        super(type);
        this.key = init.key;
      }
    },
  );
  vi.stubGlobal("window", {
    addEventListener: (type: string, listener: (event: object) => void, { signal }: { signal: AbortSignal }) => {
      listeners.push([type, listener]);
      signal.onabort = () => {
        listeners = [];
      };
    },
  });
  vi.stubGlobal("document", {
    querySelectorAll: () => controls,
    querySelector: (selector: string) => controls.find((control) => control.matches(selector)),
  });
});

/** Sends an event to an element, and returns whether its propagation was stopped. */
function send(type: string, target: FakeElement, rest: object = {}): boolean {
  let isStopped = false;
  const stop = () => {
    isStopped = true;
  };
  const keys = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  for (const [, listener] of listeners.filter(([name]) => name === type)) {
    listener({ target, preventDefault: stop, stopPropagation: stop, ...keys, ...rest });
  }
  return isStopped;
}

async function start(...matching: string[]) {
  controls = matching.map((selectors) => new FakeElement(selectors));
  const { rememberPresses } = await import("./replay-presses.ts");
  const pressed: object[] = [];
  const replay = rememberPresses((control) => pressed.push(control));
  return { replay, pressed, controls: controls as [FakeElement, FakeElement] };
}

test("a click on a control is kept, makes it busy, and is repeated once", async () => {
  const {
    replay,
    pressed,
    controls: [menu],
  } = await start("button");
  menu.ariaBusy = "false";
  expect(send("click", menu)).toBe(true);
  expect(send("click", menu)).toBe(true);
  expect(pressed).toEqual([menu, menu]);
  expect(menu.ariaBusy).toBe("true");
  replay();
  expect(menu.done).toEqual(["click"]);
  expect(menu.ariaBusy).toBe("false");
});

test("presses are repeated in their order, and none is kept afterwards", async () => {
  const {
    replay,
    controls: [menu, search],
  } = await start("button", "button button[aria-keyshortcuts]");
  send("keydown", menu, { key: "k", ctrlKey: true });
  send("keydown", search, { key: "a" });
  expect(send("keydown", menu, { key: "a" }), "a letter elsewhere").toBe(false);
  replay();
  expect(search.done).toEqual(["focus", "focus", "keydown k", "keydown a"]);
  expect(send("click", menu)).toBe(false);
});

test("a press on a disabled control counts, which has no clicks", async () => {
  const {
    replay,
    controls: [toggle, other],
  } = await start("button :disabled", "button");
  expect(send("pointerup", other)).toBe(false);
  expect(send("pointerup", toggle)).toBe(true);
  replay();
  expect(toggle.done).toEqual(["click"]);
});

test("buttons in the article and links are left alone", async () => {
  const {
    controls: [copy, link],
  } = await start("button .article-root", "a");
  expect(send("click", copy)).toBe(false);
  expect(send("click", link)).toBe(false);
});

test("the press goes to the control in the same place if the framework has rendered all of them again", async () => {
  const {
    replay,
    controls: [, search],
  } = await start("button", "button button[aria-keyshortcuts]");
  send("click", search);
  search.isConnected = false;
  controls = [new FakeElement("button"), new FakeElement("button")];
  replay();
  expect(controls.map(({ done }) => done)).toEqual([[], ["click"]]);
  expect(search.done).toEqual([]);
});
