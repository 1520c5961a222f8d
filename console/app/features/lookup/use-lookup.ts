import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRecordContext, useResourceContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo, InputFields } from '#client/records/types.ts';
import { lookupQuery } from '../../data/queries/record-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useDebounced } from '../search/use-debounced.ts';
import { controllingFields, narrowingValues } from './narrowing.ts';
import { fittingMeanwhile, suggestionOf } from './suggestion.ts';
import type { Target } from './use-targets.ts';

const OFFERED = 12;
/** Pause in typing after which records are looked for. */
const PAUSE_MS = 200;

/**
 * The records that fit a reference field, by what has been typed: the latest ones while that is nothing. What the
 * field depends on, such as the account of a contact, is sent along from the form.
 *
 * @param isOpen nothing is asked for before
 */
export function useLookup(field: FieldInfo, target: Target | undefined, typed: string, isOpen: boolean) {
  const platform = usePlatform();
  const objectApiName = useResourceContext() ?? '';
  const record = useRecordContext<ConsoleRecord>();
  const values = (useWatch({ name: 'values' }) ?? {}) as InputFields;
  const term = useDebounced(typed, PAUSE_MS).trim();
  const request = {
    objectApiName,
    fieldApiName: field.apiName,
    targetApiName: target?.apiName ?? '',
    term,
    fields: narrowingValues(field, values),
    sourceRecordId: record?.id || undefined,
    pageSize: OFFERED,
  };
  const { data, isFetching, isPlaceholderData } = useQuery({
    ...lookupQuery(platform, isOpen && target !== undefined && request),
    placeholderData: keepPreviousData,
  });
  const found = target ? (data?.[target.apiName] ?? []) : [];
  const suggestions = found.map((one) => suggestionOf(one, target?.nameFields ?? []));
  const isStale = isPlaceholderData || typed.trim() !== term;
  return {
    suggestions: isStale ? fittingMeanwhile(suggestions, typed) : suggestions,
    isPending: isFetching,
    /** Fields of the form that narrow what is offered. */
    narrowedBy: controllingFields(field).filter((name) => values[name]),
  };
}
