import { useMutation, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { readDeletedRecords, restoreRecords } from '#client/records/deleted-records.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { getDeletedRecords } from '#generated/platform/client.gen.ts';
import { nameFieldsOf } from '../../data/name-field.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';

/** The deleted records of an object. */
export function useDeleted(info: ObjectInfo | undefined) {
  const platform = usePlatform();
  return useQuery(
    derivedQuery(platform, getDeletedRecords, {
      input: info && { objectApiName: info.apiName, nameFields: nameFieldsOf(info.nameFields) },
      part: 'with names',
      read: ({ objectApiName, nameFields }) =>
        readDeletedRecords(platform, { apiName: objectApiName, nameFields }),
    }),
  );
}

/** Restores deleted records. */
export function useRestore() {
  const platform = usePlatform();
  return useMutation({ mutationFn: (ids: readonly string[]) => restoreRecords(platform, ids) });
}
