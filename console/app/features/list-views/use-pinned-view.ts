import { type Store, useStore } from 'react-admin';

const PINNED = 'pins.listViews';

/** The list view that an object opens with for this person, by API name; kept in this browser. */
export function usePinnedView(objectApiName: string) {
  const [pinned, setPinned] = useStore<Record<string, string>>(PINNED, {});
  return {
    pinned: pinned[objectApiName],
    toggle: (listViewApiName: string) => {
      const { [objectApiName]: before, ...others } = pinned;
      setPinned(before === listViewApiName ? others : { ...others, [objectApiName]: listViewApiName });
    },
  };
}

/** The same outside of a component. */
export const pinnedView = (preferences: Store, objectApiName: string): string | undefined =>
  preferences.getItem<Record<string, string>>(PINNED)?.[objectApiName];
