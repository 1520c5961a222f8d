import { useStore } from 'react-admin';

const PINNED = 'pins.columns';

/** The last of the columns that stay in sight in a list that is scrolled sideways; the platform keeps no such thing. */
export function usePinnedColumns(objectApiName: string, listViewApiName: string) {
  const [pinned, setPinned] = useStore<Record<string, string>>(PINNED, {});
  const list = `${objectApiName}.${listViewApiName}`;
  return {
    pinnedTo: pinned[list],
    pinTo: (path: string) => setPinned({ ...pinned, [list]: path }),
    unpin: () => {
      const { [list]: _, ...others } = pinned;
      setPinned(others);
    },
  };
}

export type PinnedColumns = ReturnType<typeof usePinnedColumns>;
