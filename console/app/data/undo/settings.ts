import type { Favorite, NewFavorite } from '#client/favorites/favorites.ts';
import type { ListViewName } from '#client/lists/list-view.ts';
import type { ListPreferencesChange, ListViewChange } from '#client/lists/list-views.ts';

/** The list that was arranged: a list view by its name, a related list by its object and name. */
export type ArrangedList = { listView: ListViewName } | { relatedList: string };

/** Widths and wrapping of columns, and the order. */
export type ArrangementChange = Pick<ListPreferencesChange, 'columnWidths' | 'columnWrap' | 'orderedBy'>;

/** What is not written as a record, with what takes the write back. It is kept over a reload, so it is plain data. */
export type Setting =
  /** Those parts of an arrangement that the change is about. */
  | { of: 'arrangement'; list: ArrangedList; before: ArrangementChange; after: ArrangementChange }
  /** Addresses of pictures; undefined for none. */
  | { of: 'avatar'; recordId: string; before: string | undefined; after: string | undefined }
  /** With what was marked and by which name: before for one that was taken away, after for a new one. */
  | { of: 'favorite'; before: NewFavorite; after?: never }
  | { of: 'favorite'; before?: never; after: Pick<Favorite, 'name' | 'target' | 'targetType'> }
  /** Ids in the order before. */
  | { of: 'favoriteOrder'; before: readonly string[] }
  /** Absent before for a new one, absent after for one that was deleted. */
  | { of: 'listView'; path: ListViewName; before?: ListViewChange; after?: ListViewChange }
  /** Developer names of the items that the person had and has; none for the navigation that the app has itself. */
  | { of: 'navigation'; appId: string; before: readonly string[]; after: readonly string[] };
