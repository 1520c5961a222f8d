import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { duplicateRecordIds, readDuplicates } from '#client/records/duplicates.ts';
import type { InputFields } from '#client/records/types.ts';
import { findDuplicates, getDuplicatesConfiguration } from '#generated/record-data/client.gen.ts';
import { derivedQuery, platformQuery } from '../../data/queries/platform-query.ts';
import { useDebounced } from '../search/use-debounced.ts';

/** Pause in typing after which duplicates are looked for. */
const PAUSE_MS = 400;

/** What the form would duplicate as it stands. */
export interface FoundDuplicates {
  /** The records that match, each once. */
  recordIds: string[];
  /** Whether the rule lets it be saved all the same. */
  allowSave: boolean;
}

/** Looks for duplicates while the person types; undefined while there are none. Needs a form around it. */
export function useDuplicates(
  objectApiName: string,
  recordId: string | undefined,
): FoundDuplicates | undefined {
  const platform = usePlatform();
  const { data: rules } = useQuery(
    platformQuery(platform, getDuplicatesConfiguration, { path: { objectApiName } }),
  );
  const values = (useWatch({ name: 'values' }) ?? {}) as InputFields;
  const compared = Object.fromEntries(
    (rules?.dedupeFields ?? []).flatMap((name) =>
      values[name] === undefined || values[name] === '' ? [] : [[name, values[name]]],
    ),
  );
  const asked = useDebounced(JSON.stringify(compared), PAUSE_MS);
  const { data } = useQuery({
    ...derivedQuery(platform, findDuplicates, {
      input: rules?.predupeEnabled === true && asked !== '{}' && { objectApiName, recordId, asked },
      part: 'matches',
      read: async () => {
        const fields = JSON.parse(asked) as InputFields;
        const found = await readDuplicates(platform, objectApiName, fields, recordId);
        return { recordIds: duplicateRecordIds(found), allowSave: found.allowSave };
      },
    }),
    placeholderData: keepPreviousData,
  });
  return data && asked !== '{}' && data.recordIds.length > 0 ? data : undefined;
}
