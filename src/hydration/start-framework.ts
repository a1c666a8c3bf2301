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

// A message is the shortest way to another task; a timer waits longer the more of them there have been.
const { port1, port2 } = new MessageChannel();
port1.onmessage = () => {
  import(/* webpackMode: "eager" */ "@deferred-hydration/framework").catch(reportError);
};
port2.postMessage(undefined);
