import { getRecord, getRecords } from '#generated/record-data/client.gen.ts';
import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { Platform } from '../../platform.ts';
import type { RecordData } from '../types.ts';
import type { Entries } from './entries.ts';
import { type RecordRequest, unionOf } from './field-paths.ts';
import { createSameTick } from './same-tick.ts';

interface Reader {
  recordId: string;
  request: RecordRequest;
  resolve: (record: RecordData | Promise<RecordData>) => void;
  reject: (error: unknown) => void;
}

/**
 * Reads records of the platform. Readers of one tick share one call: their fields are asked for together, as optional
 * ones, and who misses a required field then asks alone, so that the platform itself tells why.
 */
export function createRecordReader(platform: Platform, entries: Entries) {
  const readAlone = async ({ recordId, request }: Pick<Reader, 'recordId' | 'request'>) => {
    const input = { path: { recordId }, query: wanted(request) };
    const answer = await platform.read(getRecord, input, { cache: 'reload' });
    entries.close(recordId, request);
    return entries.view(recordId, request)?.data ?? answer;
  };
  const settle = async (reader: Reader) => {
    const failure = entries.failureOf(reader.recordId);
    if (failure) return reader.reject(failure);
    entries.close(reader.recordId, { optionalFields: reader.request.optionalFields });
    const view = entries.view(reader.recordId, reader.request);
    if (view?.isComplete) return reader.resolve(view.data);
    await readAlone(reader).then(reader.resolve, reader.reject);
  };
  const readTogether = async (readers: Reader[]) => {
    const [first] = readers;
    if (first && readers.length === 1) return readAlone(first).then(first.resolve, first.reject);
    const optionalFields = unionOf(readers.map(({ request }) => request));
    const recordIds = [...new Set(readers.map(({ recordId }) => recordId))];
    const input = { path: { recordIds }, query: { optionalFields } };
    try {
      await platform.read(getRecords, input, { cache: 'reload' });
    } catch (error) {
      for (const { reject } of readers) reject(error);
      return;
    }
    await Promise.all(readers.map(settle));
  };
  const join = createSameTick<Reader>(platform.clock, (readers) => {
    for (const part of partsOf(readers)) void readTogether(part);
  });

  return async (recordId: string, request: RecordRequest): Promise<RecordData> => {
    const end = entries.begin(recordId);
    const reading = new Promise<RecordData>((resolve, reject) =>
      join({ recordId, request, resolve, reject }),
    );
    return reading.finally(end);
  };
}

const wanted = ({ fields, optionalFields }: RecordRequest) => ({
  ...(fields?.length ? { fields: [...fields] } : {}),
  ...(optionalFields?.length ? { optionalFields: [...optionalFields] } : {}),
});

/** Readers of as many different records as one call may name. */
function partsOf(readers: Reader[]): Reader[][] {
  const ids = [...new Set(readers.map(({ recordId }) => recordId))];
  const parts: Reader[][] = [];
  for (const group of groupsOf(ids)) parts.push(readers.filter(({ recordId }) => group.includes(recordId)));
  return parts;
}

/** Ids in groups that one call may name. */
export function groupsOf(ids: readonly string[]): string[][] {
  const size = recordsConstants.batchRecordsMaximum;
  return Array.from({ length: Math.ceil(ids.length / size) }, (_, index) =>
    ids.slice(index * size, (index + 1) * size),
  );
}
