/**
 * The entry `main`: the framework, in tasks that each leave the browser time to answer its reader.
 *
 * To evaluate all of it takes 60 to 75 ms on a phone. React comes first, and the rest in a task of its own: what it
 * imports is there by then. Both lie in the same file.
 */
import "react-dom/client";

setTimeout(() => import(/* webpackMode: "eager" */ "@deferred-hydration/framework"));
