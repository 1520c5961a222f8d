import { columnsOf } from '../presentation.ts';
import type { SectionDirections } from './LayoutSection.tsx';

const COLUMNS = 12;
/** The widest row of columns, see `--page-width`. */
const WIDEST_REM = 80;

/**
 * How wide a picture in a column of a layout section is shown on phones, tablets and desktops, as the attribute `sizes`
 * of a picture: the column's share of the row, or the row where the columns stand below each other.
 */
export function slotSizes(portion: string, directions: SectionDirections): string {
  const { desktop = 'row', tablet = 'row', mobile = 'column' } = directions;
  const columns = columnsOf(portion);
  const share = (direction: 'row' | 'column') => (direction === 'row' ? columns / COLUMNS : 1);
  const ofScreen = (direction: 'row' | 'column') => `${rounded(share(direction) * 100)}vw`;
  const widest = `${rounded(share(desktop) * WIDEST_REM)}rem`;
  return [
    `(max-width: 47.9375em) ${ofScreen(mobile)}`,
    `(max-width: 64em) ${ofScreen(tablet)}`,
    `min(${ofScreen(desktop)}, ${widest})`,
  ].join(', ');
}

const rounded = (value: number): number => Math.round(value * 10) / 10;
