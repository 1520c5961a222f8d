import type { ListInfo } from '#client/records/types.ts';
import { noteWritten } from './journal.ts';
import type { ArrangedList, ArrangementChange, Setting } from './settings.ts';

/** How a list is arranged; what is not told is as the list came. */
export interface SavedArrangement extends Partial<NonNullable<ListInfo['userPreferences']>> {
  orderedBy?: readonly { fieldApiName: string; isAscending: boolean }[] | undefined;
}

/** Width that the platform takes for the usual one. */
const USUAL_WIDTH = -1;

/** Keeps in mind that a person has arranged a list, with what it was before, so that it can be taken back. */
export function noteArrangement(
  list: ArrangedList,
  label: string,
  before: SavedArrangement,
  change: ArrangementChange,
): void {
  const setting: Setting = { of: 'arrangement', list, before: sameParts(before, change), after: change };
  const id = 'listView' in list ? list.listView.listViewApiName : list.relatedList;
  const apiName = 'listView' in list ? list.listView.objectApiName : (list.relatedList.split('.')[0] ?? '');
  noteWritten({ id, apiName, name: label, kind: 'changed', setting });
}

/** Of an arrangement those parts that a change is about. */
export const sameParts = (saved: SavedArrangement, change: ArrangementChange): ArrangementChange => ({
  ...(change.columnWidths && {
    columnWidths: sameKeys(saved.columnWidths, change.columnWidths, USUAL_WIDTH),
  }),
  ...(change.columnWrap && { columnWrap: sameKeys(saved.columnWrap, change.columnWrap, false) }),
  ...(change.orderedBy && {
    orderedBy: (saved.orderedBy ?? []).map(({ fieldApiName, isAscending }) => ({
      fieldApiName,
      isAscending,
    })),
  }),
});

const sameKeys = <T>(saved: Record<string, T> | undefined, wanted: object, absent: T): Record<string, T> =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, saved?.[name] ?? absent]));
