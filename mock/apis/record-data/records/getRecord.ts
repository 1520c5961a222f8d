import { getRecordLimits } from '#generated/record-data/constants.gen.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { notFound } from '../faults.ts';
import { rememberUse } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { readRecords } from './read-records.ts';
import { refuseEmptyRequest } from './record-selection.ts';

/** Reads one record by fields or by layout. */
export const getRecord: Handler<'getRecord'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  const id = fullId(path.recordId);
  readableObjectOf(id, viewer);
  refuseEmptyRequest(query);
  const { pageSize = getRecordLimits.pageSize.default, updateMru, ...request } = query;
  const record = (await readRecords(context.store, { ...request, pageSize, ids: [id] }, viewer)).get(id);
  if (!record) throw notFound();
  if (updateMru) await rememberUse(context, { apiName: record.apiName, id });
  return { status: 200, body: record };
};
