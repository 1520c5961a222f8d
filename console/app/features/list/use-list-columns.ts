import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Data } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import { getObjectInfo } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { type Column, toColumns } from '../fields/column.ts';

/**
 * The columns of a list; undefined until it is described.
 *
 * @param possible what the object offers to lists, which knows the types of columns over one relationship
 */
export function useListColumns(
  info: ObjectInfo,
  listInfo: ListInfo | undefined,
  possible: Data<'getListObjectInfo'> | undefined,
): Column[] | undefined {
  const platform = usePlatform();
  const far = listInfo?.displayColumns.map(({ fieldApiName }) => fieldApiName).filter(isFar) ?? [];
  const { data: farTypes } = useQuery(
    derivedQuery(platform, getObjectInfo, {
      input: far.length > 0 && { objectApiName: info.apiName, paths: far },
      part: 'types of columns',
      read: async () => (await import('./far-columns.ts')).readTypes(platform, info, far),
    }),
  );
  const types = useMemo(() => {
    const told = new Map(Object.entries(farTypes ?? {}));
    for (const { fieldApiName, dataType } of possible?.columns ?? [])
      told.set(fieldApiName, dataType ?? 'String');
    return told;
  }, [possible, farTypes]);
  return useMemo(() => listInfo && toColumns(listInfo.displayColumns, info, types), [listInfo, info, types]);
}

/** Whether a column leads over more than one relationship. */
const isFar = (path: string): boolean => path.split('.').length > 2;
