/**
 * Calls back in a task of its own, so that what comes before and what comes after both stay short and a press in between
 * is answered.
 *
 * By a message, the shortest way to another task: a timer waits longer the more of them there have been.
 */
export function nextTask(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(undefined);
}
