import { useQuery } from '@tanstack/react-query';
import { HttpError } from 'react-admin';
import type { Platform } from '#client/platform.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readObjectInfo } from '#client/records/metadata.ts';
import { readRecordUi } from '#client/records/record-ui.ts';
import { getRecordUi } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { toConsoleRecord } from '../../data/record.ts';
import { layoutFields } from '../record/layout-fields.ts';

const NOT_FOUND = 404;

/** Records of an object with all fields of their full layouts, in one call, and in the order of their ids. */
export function useRecordSet(objectApiName: string, recordIds: readonly string[]) {
  const platform = usePlatform();
  return useQuery(
    derivedQuery(platform, getRecordUi, {
      input: { objectApiName, recordIds },
      part: 'comparison',
      read: () => readRecords(platform, objectApiName, recordIds),
    }),
  );
}

async function readRecords(platform: Platform, objectApiName: string, recordIds: readonly string[]) {
  const ui = await readRecordUi(platform, {
    recordIds: [...recordIds],
    layoutTypes: ['Full'],
    modes: ['View'],
  });
  const records = recordIds.flatMap((id) => ui.records[id] ?? []).map(toConsoleRecord);
  if (records.length < recordIds.length || records.some(({ apiName }) => apiName !== objectApiName))
    throw new HttpError('A record of the comparison does not exist.', NOT_FOUND);
  const info = await readObjectInfo(platform, objectApiName);
  const layouts = Object.values(ui.layouts[objectApiName] ?? {}).flatMap((one) => one.Full?.View ?? []);
  return { info, records, fields: layouts.flatMap((layout) => layoutFields(layout, info)) };
}

/** Records of an object with the fields of their layouts. */
export type RecordSet = Awaited<ReturnType<typeof readRecords>>;
