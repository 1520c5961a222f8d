import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Data } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectDirectory, RecordData } from '#client/records/types.ts';
import { getRecords } from '#generated/record-data/client.gen.ts';
import { nameFieldsOf } from '../../data/name-field.ts';
import { type RecentRecord, useForgetRecords, useRecentRecords } from '../../data/preferences.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import { recordName } from '../../data/record-name.ts';

/** The records opened last that are still there, called as they are now; read in one call. */
export function useLivingRecents(directory: ObjectDirectory): RecentRecord[] {
  const platform = usePlatform();
  const recent = useRecentRecords();
  const known = recent.filter(({ objectApiName }) => directory[objectApiName]);
  const optionalFields = [
    ...new Set(
      known.flatMap(({ objectApiName }) =>
        nameFieldsOf(directory[objectApiName]?.nameFields ?? []).map((name) => `${objectApiName}.${name}`),
      ),
    ),
  ];
  const recordIds = known.map(({ id }) => id);
  const { data } = useQuery(
    platformQuery(
      platform,
      getRecords,
      known.length > 0 && { path: { recordIds }, query: { optionalFields } },
    ),
  );
  const living = livingRecents(known, data?.results, directory);
  const gone = known.filter((record) => !living.some(({ id }) => id === record.id)).map(({ id }) => id);
  const forget = useEffectEvent(useForgetRecords());
  useEffect(() => {
    if (gone.length > 0) forget(gone);
  }, [gone.join()]);
  return living;
}

/**
 * Records less those that the platform no longer has.
 *
 * @param results what the platform says of each, in their order; undefined while it is asked
 */
export function livingRecents(
  recent: readonly RecentRecord[],
  results: Data<'getRecords'>['results'] | undefined,
  directory: ObjectDirectory,
): RecentRecord[] {
  return recent.flatMap((record, index) => {
    const { statusCode, result } = results?.[index] ?? {};
    if (statusCode === undefined) return [record];
    if (statusCode >= 400 || !result || !('fields' in result)) return [];
    const name = recordName(result as RecordData, directory[record.objectApiName]?.nameFields);
    return [{ ...record, name: name === record.id ? record.name : name }];
  });
}
