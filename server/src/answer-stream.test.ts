import { describe, expect, test } from "vitest";
import { toStream } from "./answer-stream.ts";

/** Counts up and records when it was stopped. */
function count() {
  const told = { made: 0, ended: 0, onEnd: 0 };
  async function* items(): AsyncGenerator<number> {
    try {
      for (;;) {
        told.made += 1;
        yield told.made;
      }
    } finally {
      told.ended += 1;
    }
  }
  const onEnd = () => {
    told.onEnd += 1;
  };
  return { told, items: items(), onEnd };
}

describe("a stream of an answer", () => {
  test("makes nothing before it is asked for, and no more than is read", async () => {
    const { told, items, onEnd } = count();
    const reader = toStream(items, new AbortController().signal, onEnd).getReader();
    expect(told.made).toBe(0);
    await reader.read();
    expect(await reader.read()).toEqual({ done: false, value: 2 });
    expect(told).toEqual({ made: 2, ended: 0, onEnd: 0 });
  });

  test("ends the iteration when it is cancelled", async () => {
    const { told, items, onEnd } = count();
    const reader = toStream(items, new AbortController().signal, onEnd).getReader();
    await reader.read();
    await reader.cancel();
    expect(told).toEqual({ made: 1, ended: 1, onEnd: 1 });
  });

  test("ends it when the reader is gone, although nobody cancels", async () => {
    const { told, items, onEnd } = count();
    const gone = new AbortController();
    await toStream(items, gone.signal, onEnd).getReader().read();
    gone.abort();
    await items.next();
    expect(told).toEqual({ made: 1, ended: 1, onEnd: 1 });
  });

  test("never begins for a reader who was gone before", async () => {
    const { told, items, onEnd } = count();
    toStream(items, AbortSignal.abort(), onEnd);
    expect(await items.next()).toEqual({ done: true, value: undefined });
    expect(told).toEqual({ made: 0, ended: 0, onEnd: 1 });
  });
});
