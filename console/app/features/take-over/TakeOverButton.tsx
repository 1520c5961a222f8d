import { Button } from '@mui/material';
import { UserRoundCheck } from 'lucide-react';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { isInQueue, isTakenOver } from './queue.ts';
import { useTakeOver } from './use-take-over.ts';

/** Makes a record that a queue has one's own; absent where a person has it, or it is not theirs to give. */
export function TakeOverButton({ record, info }: { record: ConsoleRecord; info: ObjectInfo }) {
  const say = useText();
  const { take, isTaking } = useTakeOver(info);
  if (!isTakenOver(info) || !isInQueue(record, info)) return null;
  return (
    <Button
      variant="contained"
      loading={isTaking}
      loadingPosition="start"
      startIcon={<UserRoundCheck size={16} strokeWidth={1.5} />}
      onClick={() => take(record.id, recordName(record, info.nameFields))}
    >
      {say('takeOver.action')}
    </Button>
  );
}
