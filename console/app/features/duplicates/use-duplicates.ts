import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  type DuplicateMatch,
  readDuplicates,
  readDuplicatesConfiguration,
} from '#client/records/duplicates.ts';
import type { InputFields } from '#client/records/types.ts';
import { useDebounced } from '../search/use-debounced.ts';

/** Pause in typing after which duplicates are looked for. */
const PAUSE_MS = 400;

/** What the form would duplicate as it stands. */
export interface FoundDuplicates {
  matches: DuplicateMatch[];
  /** Whether the rule lets it be saved all the same. */
  allowSave: boolean;
}

/** Looks for duplicates while the person types; undefined while there are none. Needs a form around it. */
export function useDuplicates(
  objectApiName: string,
  recordId: string | undefined,
): FoundDuplicates | undefined {
  const platform = usePlatform();
  const { data: rules } = useQuery({
    queryKey: ['duplicateRules', objectApiName],
    queryFn: () => readDuplicatesConfiguration(platform, objectApiName),
  });
  const values = (useWatch({ name: 'values' }) ?? {}) as InputFields;
  const compared = Object.fromEntries(
    (rules?.dedupeFields ?? []).flatMap((name) =>
      values[name] === undefined || values[name] === '' ? [] : [[name, values[name]]],
    ),
  );
  const asked = useDebounced(JSON.stringify(compared), PAUSE_MS);
  const { data } = useQuery({
    queryKey: ['duplicates', objectApiName, recordId, asked],
    queryFn: () => readDuplicates(platform, objectApiName, JSON.parse(asked) as InputFields, recordId),
    enabled: rules?.predupeEnabled === true && asked !== '{}',
    placeholderData: (previous) => previous,
    retry: false,
  });
  return data && asked !== '{}' && data.matches.length > 0 ? data : undefined;
}
