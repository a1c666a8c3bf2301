/**
 * Gives what an iteration yields as a stream, as fast as it is read and no faster.
 *
 * @param gone is aborted when nobody reads any more, which a stream that nobody reads does not notice itself
 * @param onEnd called when the stream ends, however it does; perhaps more than once
 */
export function toStream<T>(items: AsyncGenerator<T>, gone: AbortSignal, onEnd: () => void): ReadableStream<T> {
  const end = async () => {
    onEnd();
    await items.return(undefined);
  };
  // Nobody is left to be told of a failure; the iteration has told the operator.
  const leave = () => void end().catch(() => undefined);
  if (gone.aborted) {
    leave();
  }
  gone.addEventListener("abort", leave, { once: true });
  return new ReadableStream<T>(
    {
      async pull(controller) {
        const { done, value } = await items.next();
        if (done) {
          onEnd();
          controller.close();
        } else {
          controller.enqueue(value);
        }
      },
      cancel: end,
    },
    // Nothing is made before it is asked for.
    { highWaterMark: 0 },
  );
}
