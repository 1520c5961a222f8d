import type { germanLists } from './german.ts';
import { englishRows } from './rows/english.ts';
import { englishTransfer } from './transfer/english.ts';
import { englishViews } from './views/english.ts';

export const englishLists: typeof germanLists = {
  ...englishViews,
  ...englishRows,
  ...englishTransfer,
};
