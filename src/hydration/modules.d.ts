/** The framework's own entry: plugins/deferred-hydration sets ours in its place and gives it this name. */
declare module "@deferred-hydration/framework";
