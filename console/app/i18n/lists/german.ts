import { germanRows } from './rows/german.ts';
import { germanTransfer } from './transfer/german.ts';
import { germanViews } from './views/german.ts';

/** What is said about lists: views, grid, edits in rows, mass changes, export and import. */
export const germanLists = {
  ...germanViews,
  ...germanRows,
  ...germanTransfer,
};
