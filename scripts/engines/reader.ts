import { setTimeout as wait } from "node:timers/promises";
import type { Send } from "./webdriver.ts";

/** Keys that have no character, as WebDriver writes them. */
export const KEYS = { control: "\uE009", escape: "\uE00C", enter: "\uE007", down: "\uE015", end: "\uE010" } as const;

/** Time in which a page has to do what it should, in milliseconds, also on a busy machine. */
const PATIENCE_MS = 15_000;
const POLL_MS = 50;

/** Drives a browser as a reader does: by address, keys, and the pointer. */
export class Reader {
  readonly #send: Send;
  readonly #origin: string;

  constructor(send: Send, origin: string) {
    this.#send = send;
    this.#origin = origin;
  }

  /** Opens an address of the site, and waits until the framework runs. */
  async open(path: string): Promise<void> {
    await this.#send("Navigate", { url: this.#origin + path });
    await this.until(() => document.documentElement.dataset.hasHydrated === "true", "the framework runs");
  }

  async reload(): Promise<void> {
    await this.#send("Refresh");
    await this.until(() => document.documentElement.dataset.hasHydrated === "true", "the framework runs");
  }

  async back(): Promise<void> {
    await this.#send("Back");
  }

  async resize(width: number, height: number): Promise<void> {
    await this.#send("SetWindowRect", { width, height });
  }

  /** Runs a function in the page. It sees only its arguments and the page. */
  async run<A extends readonly unknown[], R>(action: (...args: A) => R | Promise<R>, ...args: A): Promise<R> {
    // The name is what the compiler calls to keep names of functions.
    const script = `const __name = (value) => value;
      const done = arguments[arguments.length - 1];
      Promise.resolve().then(() => (${action})(...arguments)).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      );`;
    const { value, error } = (await this.#send("ExecuteAsyncScript", { script, args })) as { value: R; error?: string };
    if (error !== undefined) {
      throw new Error(error);
    }
    return value;
  }

  /** Waits until something is so in the page. */
  async until<A extends readonly unknown[]>(
    isSo: (...args: A) => boolean | Promise<boolean>,
    what: string,
    ...args: A
  ): Promise<void> {
    const end = Date.now() + PATIENCE_MS;
    // While a page is replaced by another one, nothing runs in it.
    while (!(await this.run(isSo, ...args).catch(() => false))) {
      if (Date.now() > end) {
        throw new Error(`Waited ${PATIENCE_MS / 1000} s in vain until ${what}.`);
      }
      await wait(POLL_MS);
    }
  }

  /** Waits until an element is visible. */
  async untilVisible(selector: string): Promise<void> {
    await this.until(
      (one) => [...document.querySelectorAll(one)].some((element) => element.getClientRects().length > 0),
      `${selector} is visible`,
      selector,
    );
  }

  /** Presses keys together, and releases them. */
  async press(...keys: readonly string[]): Promise<void> {
    const down = keys.map((value) => ({ type: "keyDown", value }));
    const up = keys.toReversed().map((value) => ({ type: "keyUp", value }));
    await this.#act({ type: "key", id: "keyboard", actions: [...down, ...up] });
  }

  async type(text: string): Promise<void> {
    for (const key of text) {
      await this.press(key);
    }
  }

  /** Moves the pointer to the first visible element that matches. */
  async point(selector: string, ...then: readonly object[]): Promise<void> {
    await this.untilVisible(selector);
    const { x, y } = await this.run((one) => {
      const element = [...document.querySelectorAll(one)].find((each) => each.getClientRects().length > 0);
      const read = () => element?.getClientRects()[0] ?? new DOMRect();
      const { top, bottom } = read();
      if (top < 80 || bottom > window.innerHeight) {
        element?.scrollIntoView({ block: "center", behavior: "instant" });
      }
      const { left, width, top: now, height } = read();
      return { x: Math.round(left + width / 2), y: Math.round(now + height / 2) };
    }, selector);
    const actions = [{ type: "pointerMove", x, y, duration: 0, origin: "viewport" }, ...then];
    await this.#act({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  async click(selector: string): Promise<void> {
    await this.point(selector, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 });
  }

  async #act(source: object): Promise<void> {
    await this.#send("PerformActions", { actions: [source] });
  }

  /** Returns where the window is scrolled to, after frames in which a change of it would have happened. */
  async readScroll(): Promise<number> {
    return this.run(async () => {
      for (let frame = 0; frame < 10; frame += 1) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      return Math.round(window.scrollY);
    });
  }

  readText(selector: string): Promise<string> {
    return this.run((one) => document.querySelector(one)?.textContent?.trim() ?? "", selector);
  }
}
