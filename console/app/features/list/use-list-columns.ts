import { useMemo } from 'react';
import type { Data } from '#client/operation.ts';
import type { ListInfo, ObjectInfo } from '#client/records/types.ts';
import { type Column, toColumns } from '../fields/column.ts';

/**
 * The columns of a list; undefined until it is described.
 *
 * @param possible what the object offers to lists, which knows the types of columns over relationships
 */
export function useListColumns(
  info: ObjectInfo,
  listInfo: ListInfo | undefined,
  possible: Data<'getListObjectInfo'> | undefined,
): Column[] | undefined {
  const types = useMemo(
    () =>
      new Map(possible?.columns.map(({ fieldApiName, dataType }) => [fieldApiName, dataType ?? 'String'])),
    [possible],
  );
  return useMemo(() => listInfo && toColumns(listInfo.displayColumns, info, types), [listInfo, info, types]);
}
