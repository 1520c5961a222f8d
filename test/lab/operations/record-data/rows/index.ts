import type { Rows } from '../row.ts';
import { actionRows } from './actions.ts';
import { appRows } from './apps.ts';
import { duplicateRows } from './duplicates.ts';
import { fileRows } from './files.ts';
import { listRows } from './lists.ts';
import { metadataRows } from './metadata.ts';
import { recordRows } from './records.ts';
import { relatedListRows } from './related-lists.ts';
import { searchRows } from './search.ts';

/** What the walk knows of every operation of the record data API. */
export const rows: Rows = {
  ...recordRows,
  ...metadataRows,
  ...listRows,
  ...relatedListRows,
  ...actionRows,
  ...appRows,
  ...searchRows,
  ...duplicateRows,
  ...fileRows,
};
