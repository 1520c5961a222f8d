/** A value that can be watched, in the form that React's `useSyncExternalStore` takes. */
export interface Store<T> {
  get(): T;
  set(change: Partial<T>): void;
  /** Calls the listener after each change; the answer ends that. */
  subscribe(listener: () => void): () => void;
}

export function createStore<T extends object>(initial: T): Store<T> {
  const listeners = new Set<() => void>();
  let value = initial;
  return {
    get: () => value,
    set: (change) => {
      value = { ...value, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
