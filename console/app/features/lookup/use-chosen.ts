import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo } from '#client/records/types.ts';
import { recordQuery } from '../../data/queries/record-queries.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import type { Suggestion } from './suggestion.ts';
import type { Target } from './use-targets.ts';

/** The record chosen: by the name that came with the record edited, else read for its name. */
export function useChosen(
  { relationshipName }: FieldInfo,
  id: string,
  target: Target | undefined,
): Suggestion | undefined {
  const record = useRecordContext<ConsoleRecord>();
  const known = relatedRecord(record?.fields ?? {}, relationshipName);
  const isKnown = known?.id === id;
  const platform = usePlatform();
  const { data } = useQuery(recordQuery(platform, target !== undefined && !isKnown && id));
  if (!id) return undefined;
  const source = isKnown ? known : data?.id === id ? data : undefined;
  return { id, name: source ? recordName(source, target?.nameFields) : id, about: '' };
}
