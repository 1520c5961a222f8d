import type { ObjectDefinition, Order } from '../../objects/definition/index.ts';
import type { Column } from './columns.ts';
import { findColumn } from './columns.ts';
import type { Viewer } from './rights.ts';
import type { Schemas } from './schemas.ts';

/** How a person has arranged a list for themselves, by the paths of its columns. */
export interface ListPreference {
  /** Pixels. */
  readonly columnWidths: Readonly<Record<string, number>>;
  readonly columnWrap: Readonly<Record<string, boolean>>;
  /** Empty: the list's own order. */
  readonly orderedBy: readonly Order[];
}

/** The preference of somebody who has changed nothing. */
export const noPreference: ListPreference = { columnWidths: {}, columnWrap: {}, orderedBy: [] };

const DEFAULT_WIDTH = -1;

/** Width and wrapping of every column that is shown; what nobody chose is the default. */
export function userPreferences(
  columns: readonly Column[],
  { columnWidths, columnWrap }: ListPreference,
): Schemas['ListUserPreference'] {
  return {
    columnWidths: Object.fromEntries(columns.map(({ path }) => [path, columnWidths[path] ?? DEFAULT_WIDTH])),
    columnWrap: Object.fromEntries(columns.map(({ path }) => [path, columnWrap[path] ?? false])),
  };
}

/** The order that the person chose, else the list's own. */
export function chosenOrder(own: readonly Order[], { orderedBy }: ListPreference): readonly Order[] {
  return orderedBy.length > 0 ? orderedBy : own;
}

/** The fields by which a list is ordered, with their labels; what the object no longer has is left out. */
export function orderedByInfo(
  definition: ObjectDefinition,
  orders: readonly Order[],
  viewer: Viewer,
): Schemas['ListOrderByInfo'][] {
  return orders.flatMap(({ field, ascending }) => {
    const column = findColumn(definition, field, viewer);
    return column ? [{ fieldApiName: column.path, isAscending: ascending, label: column.label }] : [];
  });
}
