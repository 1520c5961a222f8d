import { useQuery } from '@tanstack/react-query';
import { useRecordContext } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { FieldInfo } from '#client/records/types.ts';
import { namedRecordQuery } from '../../data/queries/record-queries.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import type { Suggestion } from './suggestion.ts';
import type { Target } from './use-targets.ts';

/** Stands for a name that is still being read: an id says nothing to people. */
const UNREAD = '…';

/**
 * The record chosen: as it was offered, by the name that came with the record edited, else read for its name; by its
 * id only where it cannot be read.
 *
 * @param offered what was chosen last among what the field offers
 */
export function useChosen(
  { relationshipName }: FieldInfo,
  id: string,
  target: Target | undefined,
  offered: Suggestion | undefined,
): Suggestion | undefined {
  const record = useRecordContext<ConsoleRecord>();
  const related = relatedRecord(record?.fields ?? {}, relationshipName);
  const known = related?.id === id ? recordName(related, target?.nameFields) : undefined;
  const isOffered = offered?.id === id;
  const platform = usePlatform();
  const asked = id !== '' && target !== undefined && !isOffered && known === undefined;
  const read = useQuery(namedRecordQuery(platform, asked && { id, ...target }));
  if (!id) return undefined;
  if (isOffered) return offered;
  const name = known ?? (read.data && recordName(read.data, target?.nameFields));
  return { id, name: name ?? (read.isError ? id : UNREAD), about: '' };
}
