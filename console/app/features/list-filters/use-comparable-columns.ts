import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import { getListObjectInfo } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import type { ListObjectInfo } from '../list-views/operators.ts';

/**
 * What a list can be narrowed by, with those of its columns and conditions of which the object does not tell because
 * they lead over several relationships; without these until they are read.
 */
export function useComparableColumns(
  info: ObjectInfo,
  listInfo: ListInfo | undefined,
  possible: ListObjectInfo | undefined,
): ListObjectInfo | undefined {
  const platform = usePlatform();
  const untold = listInfo && possible ? untoldOf(listInfo, possible) : [];
  const { data: far } = useQuery(
    derivedQuery(platform, getListObjectInfo, {
      input: untold.length > 0 && { objectApiName: info.apiName, columns: untold },
      part: 'columns over relationships',
      read: async () => (await import('../list/far-columns.ts')).readFarColumns(platform, info, untold),
    }),
  );
  return useMemo(
    () => (possible && far ? { ...possible, columns: [...possible.columns, ...far] } : possible),
    [possible, far],
  );
}

/** The columns of a list, shown or compared, that its object does not describe. */
function untoldOf({ displayColumns, filteredByInfo }: ListInfo, { columns }: ListObjectInfo) {
  const labels = new Map(
    [...displayColumns, ...filteredByInfo].map(({ fieldApiName, label }) => [fieldApiName, label] as const),
  );
  for (const { fieldApiName } of columns) labels.delete(fieldApiName);
  return [...labels].map(([fieldApiName, label]) => ({ fieldApiName, label: label ?? null }));
}
