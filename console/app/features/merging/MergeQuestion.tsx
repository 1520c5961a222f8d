import type { Belongings } from '#client/records/belongings.ts';
import { type Say, useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';

interface MergeQuestionProps {
  /** What the merged records are called, and the one that stays. */
  names: readonly string[];
  masterName: string;
  /** What belongs to the merged records; undefined where the platform does not tell. */
  belongings: Belongings | undefined;
  onMerge: () => void;
  onClose: () => void;
}

/** Asks before records are merged, and says what of it can be taken back, and what cannot. */
export function MergeQuestion({ names, masterName, belongings, onMerge, onClose }: MergeQuestionProps) {
  const say = useText();
  const lead = say('merging.confirmLead', { names: names.join(', ') });
  return (
    <ConfirmDialog
      confirmation={{
        title: say('merging.confirm'),
        lead: `${lead} ${wayBack(belongings, masterName, say)}`,
        act: onMerge,
      }}
      onClose={onClose}
    />
  );
}

/** What taking back brings and what it leaves, in sentences. */
function wayBack(belongings: Belongings | undefined, name: string, say: Say): string {
  if (!belongings) return say('merging.backAlone', { name });
  const { movable, fixed } = belongings;
  const list = Object.entries(fixed).map(([objects, count]) => `${objects} (${count})`);
  const count = movable.length;
  return [
    say('merging.back'),
    ...(count > 0 ? [say('merging.backWith', { count })] : []),
    list.length > 0
      ? say('merging.backNot', { name, list: list.join(', ') })
      : say('merging.backUnseen', { name }),
  ].join(' ');
}
