import { RELATED_ANCHOR } from '../../related/related.ts';

/** The parts of a record's page, in the order of their tabs. */
export const RECORD_TABS = ['details', 'related', 'notes', 'history'] as const;

/** A part of a record's page. */
export type RecordTab = (typeof RECORD_TABS)[number];

interface Address {
  /** What the address asks for, where it does. */
  asked: string | null;
  /** Place on the page, such as `#related-Contacts`. */
  hash: string;
}

/**
 * The part that an address leads to: that of its parameter, that of the place in it, else the first.
 *
 * @param tabs those that the record has
 * @param hasDetailsBeside whether there is room for the details beside it, so that they need no tab
 */
export function recordTab(
  { asked, hash }: Address,
  tabs: readonly RecordTab[],
  hasDetailsBeside: boolean,
): RecordTab {
  const named = tabs.find((tab) => tab === asked);
  const tab = named ?? (hash.startsWith(`#${RELATED_ANCHOR}`) ? 'related' : 'details');
  return hasDetailsBeside && tab === 'details' ? 'related' : tab;
}
