import { describe, expect, test } from "vitest";
import { createDailyBudget } from "./daily-budget.ts";
import { createConcurrencyLimit, createRateLimit, readClientAddress } from "./rate-limit.ts";

describe("who asks", () => {
  test.each([
    ["198.51.100.7", undefined, 0, "198.51.100.7"],
    ["::ffff:198.51.100.7", undefined, 0, "198.51.100.7"],
    ["2001:db8:1:2:3:4:5:6", undefined, 0, "2001:db8:1:2"],
    ["2001:db8::6%eth0", undefined, 0, "2001:db8:0:0"],
    ["::1", undefined, 0, "0:0:0:0"],
    ["10.0.0.1", "192.0.2.1", 0, "10.0.0.1"],
    ["10.0.0.1", "192.0.2.1", 1, "192.0.2.1"],
    ["10.0.0.1", "1.1.1.1, 192.0.2.1, 10.0.0.2", 2, "192.0.2.1"],
    ["10.0.0.1", "[2001:db8::1]:4711", 1, "2001:db8:0:0"],
    ["10.0.0.1", "unknown", 1, "10.0.0.1"],
    ["10.0.0.1", "192.0.2.1", 5, "10.0.0.1"],
    [undefined, undefined, 0, "unknown"],
  ])("%s with %s behind %i proxies is %s", (remote, forwarded, proxies, address) => {
    expect(readClientAddress(remote, forwarded, proxies)).toBe(address);
  });
});

describe("a rate", () => {
  test("gives an address its share of a minute back, one after the other", () => {
    let now = 0;
    const rate = createRateLimit({ perMinute: 3, now: () => now });
    expect([rate.take("a"), rate.take("a"), rate.take("a"), rate.take("a")]).toEqual([0, 0, 0, 20]);
    expect(rate.take("b")).toBe(0);
    now += 20_000;
    expect([rate.take("a"), rate.take("a")]).toEqual([0, 20]);
    now += 600_000;
    expect([rate.take("a"), rate.take("a"), rate.take("a"), rate.take("a")]).toEqual([0, 0, 0, 20]);
  });

  test("remembers no more addresses than it may", () => {
    const rate = createRateLimit({ perMinute: 1, now: () => 0, mostAddresses: 2 });
    expect([rate.take("a"), rate.take("b"), rate.take("b")]).toEqual([0, 0, 60]);
    rate.take("c");
    expect([rate.take("a"), rate.take("c")]).toEqual([0, 60]);
  });
});

describe("a budget", () => {
  test("gets back what an answer did not take, once", () => {
    const budget = createDailyBudget({ dailyQuestions: 9, dailyTokens: 100, now: () => 0 });
    const first = budget.reserve(80);
    expect(budget.reserve(30)).toBeUndefined();
    first?.settle(10);
    first?.settle(0);
    expect(budget.spent()).toEqual({ questions: 1, tokens: 10 });
    expect(budget.reserve(90)).toBeDefined();
  });

  test("of today does not get back what was put aside yesterday", () => {
    let now = 0;
    const budget = createDailyBudget({ dailyQuestions: 9, dailyTokens: 100, now: () => now });
    const late = budget.reserve(80);
    now += 86_400_000;
    late?.settle(10);
    expect(budget.spent()).toEqual({ questions: 0, tokens: 0 });
  });
});

test("a place is freed once", () => {
  const limit = createConcurrencyLimit(1);
  const release = limit.take();
  expect(limit.take()).toBeUndefined();
  release?.();
  release?.();
  expect([limit.taken(), limit.take() !== undefined, limit.take()]).toEqual([0, true, undefined]);
});
