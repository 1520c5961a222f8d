import { PlatformFault } from '../../../engine/errors/platform-fault.ts';
import { type Column, findColumn } from '../../../model/metadata/columns.ts';
import type { ListPreference } from '../../../model/metadata/list-preferences.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { ObjectDefinition, Order } from '../../../objects/definition/index.ts';
import { invalidField } from '../faults.ts';

/** What a request changes of a preference; what it leaves out stays. */
export interface PreferenceChange {
  readonly columnWidths?: Readonly<Record<string, number>> | undefined;
  readonly columnWrap?: Readonly<Record<string, boolean>> | undefined;
  readonly orderedBy?:
    | readonly { readonly fieldApiName: string; readonly isAscending: boolean }[]
    | undefined;
}

/** A list whose preference is changed: the object of its records and the columns it shows. */
export interface ArrangedList {
  readonly definition: ObjectDefinition;
  readonly columns: readonly Column[];
}

/**
 * The preference with the changes of a request: widths and wrapping column by column, the order as a whole, an empty
 * order being the list's own.
 *
 * @throws 400 for a column that the list does not show, and for a field by which it cannot be ordered
 */
export function changedPreference(
  before: ListPreference,
  { columnWidths = {}, columnWrap = {}, orderedBy }: PreferenceChange,
  list: ArrangedList,
  viewer: Viewer,
): ListPreference {
  return {
    columnWidths: { ...before.columnWidths, ...byColumn(columnWidths, list) },
    columnWrap: { ...before.columnWrap, ...byColumn(columnWrap, list) },
    orderedBy: orderedBy?.map((order) => readOrder(order, list, viewer)) ?? before.orderedBy,
  };
}

function byColumn<T>(values: Readonly<Record<string, T>>, list: ArrangedList): Record<string, T> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [shownColumn(name, list).path, value]),
  );
}

function shownColumn(name: string, { definition, columns }: ArrangedList): Column {
  const lower = name.toLowerCase();
  const column = columns.find((one) => one.path.toLowerCase() === lower);
  if (!column) throw invalidField(name, definition);
  return column;
}

function readOrder(
  { fieldApiName, isAscending }: { fieldApiName: string; isAscending: boolean },
  { definition }: ArrangedList,
  viewer: Viewer,
): Order {
  const column = findColumn(definition, fieldApiName, viewer);
  if (!column) throw invalidField(fieldApiName, definition);
  if (!column.sortable) {
    throw new PlatformFault(400, 'INVALID_INPUT', `Lists cannot be ordered by ${column.path}.`);
  }
  return { field: column.path, ascending: isAscending };
}
