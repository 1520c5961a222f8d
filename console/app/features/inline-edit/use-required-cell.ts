import { useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { MASTER_RECORD_TYPE_ID } from '#client/records/metadata.ts';
import type { ObjectInfo } from '#client/records/types.ts';
import { layoutQuery } from '../../data/queries/metadata-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { layoutFields } from '../record/layout-fields.ts';

/**
 * Whether a cell must not be emptied: as the list has told or, where it tells nothing (before version 61.0), as the
 * layout of the record says. Undefined until that is known.
 */
export function useRequiredCell(
  info: ObjectInfo,
  { recordTypeId }: Pick<ConsoleRecord, 'recordTypeId'>,
  fieldApiName: string,
  told: boolean | undefined,
): boolean | undefined {
  const use = {
    layoutType: 'Full',
    mode: 'Edit',
    recordTypeId: recordTypeId ?? MASTER_RECORD_TYPE_ID,
  } as const;
  const { data, isError } = useQuery(layoutQuery(usePlatform(), told === undefined && info.apiName, use));
  if (told !== undefined) return told;
  if (!data) return isError ? false : undefined;
  return layoutFields(data, info).some(
    ({ field, isRequired }) => isRequired && field.apiName === fieldApiName,
  );
}
