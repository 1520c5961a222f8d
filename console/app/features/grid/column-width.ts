import { isNumeric } from '#client/records/data-types.ts';
import type { Column } from '../fields/column.ts';

/** Narrowest and widest that a person can make a column, in pixels. */
export const WIDTHS = { minimum: 64, maximum: 800, step: 16 } as const;

/** Width that a platform list stands for "as the type suggests". */
export const DEFAULT_WIDTH = -1;

/** Eight columns fit beside the navigation of a window of 1440 pixels. */
const BY_TYPE: Record<string, number> = {
  Boolean: 96,
  Date: 124,
  DateTime: 160,
  Picklist: 148,
  Phone: 160,
  Email: 216,
};
const LEADING = 248;
const LEADING_ON_PHONE = 176;
const NUMERIC = 128;
const OTHER = 152;

/** Width of a column in pixels: what the person has chosen, else what its type needs. */
export function columnWidth({ isLeading, dataType }: Column, chosen: number | undefined): number {
  if (chosen !== undefined && chosen > 0) return within(chosen);
  if (isLeading) return LEADING;
  return isNumeric(dataType) ? NUMERIC : (BY_TYPE[dataType] ?? OTHER);
}

/** The same on a phone, where the column that stays in sight leaves room for one more beside it. */
export function columnWidthOnPhone(column: Column, chosen: number | undefined): number {
  const width = columnWidth(column, chosen);
  return column.isLeading ? Math.min(LEADING_ON_PHONE, width) : width;
}

/** A width that a column can have. */
export const within = (width: number): number =>
  Math.round(Math.min(WIDTHS.maximum, Math.max(WIDTHS.minimum, width)));
