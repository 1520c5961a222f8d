import { storedPreference } from '../../data/stored-preference.ts';

/** Where the views are kept that objects open with. */
export const PINNED = 'pins.listViews';
/** API names of list views, by that of their object. */
export type PinnedViews = Record<string, string>;

/** The list view that an object opens with for this person, before the store of preferences is loaded. */
export const pinnedView = (objectApiName: string): string | undefined =>
  (storedPreference(PINNED) as PinnedViews | undefined)?.[objectApiName];
