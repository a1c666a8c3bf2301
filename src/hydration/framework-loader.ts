/**
 * Creates what loads the framework's scripts.
 *
 * @param addresses in the order in which the scripts have to run.
 * @returns a function that may be called any number of times: scripts that are there or on their way are left alone,
 *   one that could not be had is asked for again.
 */
export function createFrameworkLoader(addresses: readonly string[]): () => void {
  const missing = new Set(addresses);
  return () => {
    for (const address of missing) {
      missing.delete(address);
      const script = document.createElement("script");
      script.src = address;
      // Scripts that a script inserts run in any order unless they are told not to.
      script.async = false;
      script.onerror = () => {
        script.remove();
        missing.add(address);
      };
      document.head.append(script);
    }
  };
}
