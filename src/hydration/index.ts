/**
 * The early script of every page.
 *
 * Built as an entry of its own by plugins/deferred-hydration, whose README explains the parts. It stands where the page
 * ends, so that all of it is there, and puts what it does off until that has been painted.
 */
import { whenPainted } from "./moments.ts";

/** Addresses of the framework's scripts, which the page's template puts here. */
const addresses = document.currentScript?.dataset.framework?.split(" ") ?? [];

whenPainted(() => {
  import(/* webpackMode: "eager" */ "./start-early.ts")
    .then(({ startEarly }) => startEarly(addresses))
    .catch(reportError);
});
