import { getRecordsLimits } from '#generated/record-data/constants.gen.ts';
import type { Viewer } from '../../../model/metadata/rights.ts';
import type { Handler } from '../../dispatch/handler.ts';
import { batchItem, batchResults } from '../batch.ts';
import { notFound } from '../faults.ts';
import { rememberUses } from '../recent-use/recent-use.ts';
import { fullId } from '../record-ids.ts';
import { readableObjectOf, viewerOf } from '../viewer.ts';
import { readRecords } from './read-records.ts';
import { refuseEmptyRequest } from './record-selection.ts';

/** Reads several records; one that is missing or forbidden fails alone. */
export const getRecords: Handler<'getRecords'> = async ({ path, query }, context) => {
  const viewer = viewerOf(context);
  refuseEmptyRequest(query);
  const ids = path.recordIds.map(fullId);
  const readable = [...new Set(ids)].filter((id) => isReadable(id, viewer));
  const { pageSize = getRecordsLimits.pageSize.default, updateMru, ...request } = query;
  const records = await readRecords(context.store, { ...request, pageSize, ids: readable }, viewer);
  if (updateMru)
    await rememberUses(
      context,
      [...records].map(([id, { apiName }]) => ({ apiName, id })),
    );
  const items = ids.map((id) =>
    batchItem(() => {
      readableObjectOf(id, viewer);
      const record = records.get(id);
      if (!record) throw notFound();
      return record;
    }),
  );
  return { status: 200, body: batchResults(items) };
};

function isReadable(id: string, viewer: Viewer): boolean {
  return batchItem(() => readableObjectOf(id, viewer)).statusCode === 200;
}
