import type { SxProps, Theme } from '@mui/material';

/** So much of what is in sight may stay there: the rest is for the columns that are scrolled. */
const MOST = 0.6;

interface Pinning {
  /** Widths of the columns in pixels. */
  widths: readonly number[];
  /** Place of the last column that is to stay; the first one always does. */
  last: number;
  /** Where the first column begins, and how much room there is, in pixels. */
  begin: number;
  room: number;
}

/** Where each column stays, in pixels from the left; those that would leave no room for the others do not. */
export function pinnedPlaces({ widths, last, begin, room }: Pinning): number[] {
  const places: number[] = [];
  let end = begin;
  for (const width of widths.slice(0, last + 1)) {
    if (places.length > 0 && end + width > room * MOST) break;
    places.push(end);
    end += width;
  }
  return places;
}

/**
 * How the cells of columns after the first one stay in their places.
 *
 * @param shift cells before the first column
 */
export function pinnedStyles(places: readonly number[], shift: number): SxProps<Theme> {
  const rules: Record<string, object> = {};
  for (const [index, left] of places.slice(1).entries()) {
    const cell = `& tr > :nth-of-type(${index + 2 + shift})`;
    rules[cell] = { position: 'sticky', left, zIndex: 1 };
    rules[`${cell}:is(thead *)`] = { zIndex: 4 };
    rules[`${cell}:is(tbody *)`] = { bgcolor: 'background.paper' };
  }
  return rules as SxProps<Theme>;
}
