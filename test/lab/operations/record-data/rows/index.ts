import type { RecordDataOperations } from '#mock/apis/dispatch/operations.ts';
import type { Row } from '../row.ts';
import { actionRows } from './actions.ts';
import { appRows } from './apps.ts';
import { duplicateRows } from './duplicates.ts';
import { favoriteRows } from './favorites.ts';
import { fileRows } from './files.ts';
import { listRows } from './lists.ts';
import { metadataRows } from './metadata.ts';
import { recordRows } from './records.ts';
import { relatedListRows } from './related-lists.ts';
import { restRows } from './rest.ts';
import { searchRows } from './search.ts';

/**
 * What the test of operations knows of each operation of the record data API. An operation without a row is a compile
 * error here: its row belongs into the file of its area.
 */
export const rows = {
  ...recordRows,
  ...metadataRows,
  ...listRows,
  ...relatedListRows,
  ...actionRows,
  ...appRows,
  ...searchRows,
  ...duplicateRows,
  ...fileRows,
  ...favoriteRows,
  ...restRows,
} satisfies Readonly<Record<keyof RecordDataOperations | keyof typeof restRows, Row>>;
