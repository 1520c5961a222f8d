import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { duplicateRecordIds, readDuplicates } from '#client/records/duplicates.ts';
import { findDuplicates } from '#generated/record-data/client.gen.ts';
import { derivedQuery } from '../../data/queries/platform-query.ts';
import { recordQuery } from '../../data/queries/record-queries.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';

/** Records suggested at once. */
const SHOWN = 3;

interface SuggestedProps {
  record: ConsoleRecord;
  nameFields: readonly string[];
  /** Records that are chosen already. */
  chosen: readonly string[];
  onPick: (recordId: string) => void;
}

/** The records that this one duplicates by the rules of the platform, each one press away. */
export function Suggested({ record, nameFields, chosen, onPick }: SuggestedProps) {
  const platform = usePlatform();
  const { data = [] } = useQuery(
    derivedQuery(platform, findDuplicates, {
      input: { recordId: record.id },
      part: 'of a record',
      read: async () =>
        duplicateRecordIds(await readDuplicates(platform, record.apiName, record.values, record.id)),
    }),
  );
  const others = data.filter((id) => !chosen.includes(id)).slice(0, SHOWN);
  return others.map((id) => <Suggestion key={id} id={id} nameFields={nameFields} onPick={onPick} />);
}

function Suggestion({
  id,
  nameFields,
  onPick,
}: { id: string } & Pick<SuggestedProps, 'nameFields' | 'onPick'>) {
  const say = useText();
  const { data } = useQuery(recordQuery(usePlatform(), id));
  if (!data) return null;
  return (
    <Button variant="outlined" startIcon={<Plus size={16} />} onClick={() => onPick(id)}>
      {say('merging.suggested', { name: recordName(data, nameFields) })}
    </Button>
  );
}
