/**
 * The entry `main`: the framework, in two tasks that each leave the browser time to answer its reader.
 *
 * To evaluate all of it at once takes 60 to 75 ms on a phone. The libraries come first, then the framework with the
 * theme, which finds them there. All lie in the same file. Nothing with styles may come before the framework: style
 * sheets are put together in the order in which modules are read, and later rules win.
 */
import "react-dom/client";
import "react-router-dom";
import "react-helmet-async";
import { nextTask } from "./next-task.ts";

nextTask(() => {
  import(/* webpackMode: "eager" */ "@deferred-hydration/framework").catch(reportError);
});
