import { useStore } from '#client/react/use-store.ts';
import { createStore } from '#client/store.ts';

/** Records whose deletion can still be undone: they are out of sight already. */
const pending = createStore<{ ids: readonly string[] }>({ ids: [] });

export const hideRecord = (id: string): void => pending.set({ ids: [...pending.get().ids, id] });

export const showRecord = (id: string): void =>
  pending.set({ ids: pending.get().ids.filter((each) => each !== id) });

/** The rows without those that are being deleted. */
export function useUndeleted<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
): Row[] | undefined {
  const { ids } = useStore(pending);
  return rows?.filter(({ id }) => !ids.includes(id));
}
