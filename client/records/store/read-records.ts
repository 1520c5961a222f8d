import { getRecord, getRecords } from '#generated/record-data/client.gen.ts';
import { createSameTick } from '../../cache/same-tick.ts';
import type { Platform } from '../../platform.ts';
import type { RecordData } from '../types.ts';
import { type CallGroup, callGroups, type Wanted } from './call-groups.ts';
import type { Entries } from './entries.ts';
import type { RecordRequest } from './field-paths.ts';

interface Reader extends Wanted {
  resolve: (record: Promise<RecordData>) => void;
}

/**
 * Reads records of the platform. Readers of one tick share one call: their fields are asked for together, as optional
 * ones, and who misses a required field then asks alone, so that the platform itself tells why.
 */
export function createRecordReader(platform: Platform, entries: Entries) {
  const readAlone = async ({ recordId, request }: Wanted): Promise<RecordData> => {
    const input = { path: { recordId }, query: queryOf(request) };
    const answer = await platform.read(getRecord, input, { cache: 'reload' });
    entries.close(recordId, request);
    return entries.view(recordId, request)?.data ?? answer;
  };
  const fromEntries = ({ recordId, request }: Wanted): RecordData | Promise<RecordData> => {
    const failure = entries.failureOf(recordId);
    if (failure) throw failure;
    entries.close(recordId, { optionalFields: request.optionalFields });
    const view = entries.view(recordId, request);
    return view?.isComplete ? view.data : readAlone({ recordId, request });
  };
  const readTogether = ({ wanted, recordIds, optionalFields }: CallGroup<Reader>): void => {
    const [first, ...others] = wanted;
    if (first && others.length === 0) {
      first.resolve(readAlone(first));
      return;
    }
    const input = { path: { recordIds }, query: { optionalFields } };
    const read = platform.read(getRecords, input, { cache: 'reload' });
    for (const reader of wanted) reader.resolve(read.then(() => fromEntries(reader)));
  };
  const join = createSameTick<Reader>(platform.clock, (readers) => {
    for (const group of callGroups(readers)) readTogether(group);
  });

  return (recordId: string, request: RecordRequest): Promise<RecordData> => {
    const end = entries.begin(recordId);
    return new Promise<RecordData>((resolve) => join({ recordId, request, resolve })).finally(end);
  };
}

const queryOf = ({ fields, optionalFields }: RecordRequest) => ({
  ...(fields?.length ? { fields: [...fields] } : {}),
  ...(optionalFields?.length ? { optionalFields: [...optionalFields] } : {}),
});
