import { listViewsConstants } from '#generated/record-data/constants.gen.ts';

/** Names a list view among those of its object. */
export interface ListViewName {
  objectApiName: string;
  listViewApiName: string;
}

/** The list of recently used records. */
export const RECENT_LIST = listViewsConstants.recentListViewApiName;

/** The kind of a list view, which its name tells, in capitals or not (RD-LIST-05). */
export function listViewType(listViewApiName: string): 'mru' | 'listView' {
  return listViewApiName.toLowerCase() === RECENT_LIST.toLowerCase() ? 'mru' : 'listView';
}
