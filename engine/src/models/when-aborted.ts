/** Rejects when the signal aborts: a client that does not notice it is not waited for. */
export function whenAborted(signal: AbortSignal): Promise<never> {
  return new Promise<never>((_, reject) => {
    const fail = () => reject(new Error('given up'));
    if (signal.aborted) fail();
    signal.addEventListener('abort', fail, { once: true });
  });
}
