/**
 * The entry `main`: the framework, in tasks that each leave the browser time to answer its reader.
 *
 * To evaluate all of it at once takes 60 to 75 ms on a phone. React comes first, then the router with what links stand
 * on, then the frame of the theme's pages, then the framework, which finds them all there. All lie in the same file.
 */
import "react-dom/client";

/** Lets the browser do what is more urgent. */
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

async function startFramework(): Promise<void> {
  await nextTask();
  await import(/* webpackMode: "eager" */ "@docusaurus/Link");
  await nextTask();
  await import(/* webpackMode: "eager" */ "@theme/Layout");
  await nextTask();
  await import(/* webpackMode: "eager" */ "@deferred-hydration/framework");
}

startFramework().catch(reportError);
