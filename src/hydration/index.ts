/**
 * The early script of every page.
 *
 * Built as an entry of its own by plugins/deferred-hydration, whose README explains the parts. It runs as soon as it has
 * come, and puts all that it does off until the page has been painted: that comes first.
 */
import { whenPainted, whenParsed } from "./moments.ts";

/** Addresses of the framework's scripts, which the page's template puts here. */
const addresses = document.currentScript?.dataset.framework?.split(" ") ?? [];

whenParsed(() =>
  whenPainted(() => {
    import(/* webpackMode: "eager" */ "./start-early.ts")
      .then(({ startEarly }) => startEarly(addresses))
      .catch(reportError);
  }),
);
