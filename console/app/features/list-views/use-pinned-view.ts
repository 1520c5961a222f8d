import { useStore } from 'react-admin';
import { PINNED, type PinnedViews } from './pinned-view.ts';

/** The list view that an object opens with for this person, by API name; kept in this browser. */
export function usePinnedView(objectApiName: string) {
  const [pinned, setPinned] = useStore<PinnedViews>(PINNED, {});
  return {
    pinned: pinned[objectApiName],
    toggle: (listViewApiName: string) => {
      const { [objectApiName]: before, ...others } = pinned;
      setPinned(before === listViewApiName ? others : { ...others, [objectApiName]: listViewApiName });
    },
  };
}
