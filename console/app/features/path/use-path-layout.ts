import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isNotFound } from '#client/errors/index.ts';
import type { Data } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { ObjectInfo } from '#client/records/types.ts';
import { getPathLayout } from '#generated/record-data/client.gen.ts';
import { usePathless } from '../../data/preferences.ts';
import { platformQuery } from '../../data/queries/platform-query.ts';
import type { ConsoleRecord } from '../../data/record.ts';

type Kind = Pick<ConsoleRecord, 'recordTypeId'>;

/**
 * The way that records of a kind go. The platform tells only by a 404 that there is none: it is asked where a way can
 * be, along a picklist, and not again for a day where it has found none.
 */
export function usePathLayout(info: ObjectInfo, { recordTypeId }: Kind): Data<'getPathLayout'> | undefined {
  const { isPathless, remember } = usePathless(`${info.apiName} ${recordTypeId ?? ''}`);
  const { data, error } = useQuery(
    platformQuery(
      usePlatform(),
      getPathLayout,
      !isPathless &&
        mayHavePath(info) && {
          path: { objectApiName: info.apiName },
          query: { recordTypeId: recordTypeId ?? undefined },
        },
    ),
  );
  const isNone = isNotFound(error);
  useEffect(() => {
    if (isNone) remember();
  }, [isNone]);
  return data;
}

/** A path goes along the values of a picklist. */
const mayHavePath = ({ fields }: ObjectInfo): boolean =>
  Object.values(fields).some(({ dataType }) => dataType === 'Picklist');
