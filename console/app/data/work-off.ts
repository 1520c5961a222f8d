interface WorkOff<T> {
  items: readonly T[];
  /** What is done with each; a failure ends the whole. */
  work: (item: T) => Promise<void>;
  /** Is told how many are done. */
  onProgress?: ((done: number) => void) | undefined;
  /** Stops taking further items. */
  signal?: AbortSignal | undefined;
}

/** Calls under way at a time: enough to hide the wait, few enough to leave the platform to others. */
const AT_ONCE = 4;

/** Does something with each item, a few of them at a time, in their order. */
export async function workOff<T>({ items, work, onProgress, signal }: WorkOff<T>): Promise<void> {
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < items.length && !signal?.aborted) {
      await work(items[next++] as T);
      onProgress?.(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, items.length) }, worker));
}
