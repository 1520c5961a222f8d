import { useStore } from 'react-admin';

/** The list view that an object opens with for this person, by API name; kept in this browser. */
export function usePinnedView(objectApiName: string) {
  const [pinned, setPinned] = useStore<Record<string, string>>('pins.listViews', {});
  return {
    pinned: pinned[objectApiName],
    toggle: (listViewApiName: string) => {
      const { [objectApiName]: before, ...others } = pinned;
      setPinned(before === listViewApiName ? others : { ...others, [objectApiName]: listViewApiName });
    },
  };
}
