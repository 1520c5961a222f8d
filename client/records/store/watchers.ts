/** Who watches which record. */
export function createWatchers() {
  const listeners = new Map<string, Set<() => void>>();
  return {
    tell(recordId: string) {
      for (const listener of listeners.get(recordId) ?? []) listener();
    },
    subscribe(recordId: string, listener: () => void): () => void {
      const watching = listeners.get(recordId) ?? new Set();
      listeners.set(recordId, watching.add(listener));
      return () => {
        watching.delete(listener);
        if (watching.size === 0 && listeners.get(recordId) === watching) listeners.delete(recordId);
      };
    },
  };
}
