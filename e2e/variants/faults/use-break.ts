import { useEffect, useState } from "react";

/** Returns which part a reader has asked to break, on the page `/root`. */
export function useBreak(): string | undefined {
  const [part, setPart] = useState<string>();
  useEffect(() => {
    const onBreak = (event: Event) => setPart((event as CustomEvent<string>).detail);
    window.addEventListener("break", onBreak);
    return () => window.removeEventListener("break", onBreak);
  }, []);
  return part;
}
