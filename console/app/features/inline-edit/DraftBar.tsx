import { Button } from '@mui/material';
import { Eye } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { laterPart } from '../../i18n/later-texts.ts';
import { useText } from '../../i18n/use-text.ts';
import { UnsavedBar } from '../../ui/UnsavedBar.tsx';
import type { InlineEdit } from './use-inline-edit.ts';

const DraftPreview = laterPart(async () => (await import('./DraftPreview.tsx')).DraftPreview);

interface DraftBarProps {
  edit: InlineEdit;
  info: ObjectInfo;
}

/** How much is typed in but not saved, with what can be done about it; always in sight below the list. */
export function DraftBar({ edit, info }: DraftBarProps) {
  const say = useText();
  const [isPreview, setPreview] = useState(false);
  const { count, drafts, progress } = edit;
  const records = Object.values(drafts);
  const troubled = records.filter(({ faults, newest }) => faults || newest).length;
  const isSaving = progress !== undefined;
  if (count === 0) return null;
  const save = async () => {
    const left = await edit.save();
    if (Object.keys(left).length > 0) setPreview(true);
  };
  return (
    <UnsavedBar
      isApart
      count={count}
      text={
        isSaving
          ? say('inline.saving', { done: progress, total: records.length })
          : `${say('inline.changes', { count })} ${say('inline.inRows', { count: records.length })}`
      }
      trouble={troubled > 0 && !isSaving ? say('inline.troubled', { count: troubled }) : undefined}
      isSaving={isSaving}
      onDiscard={() => edit.change({})}
      onSave={() => void save()}
    >
      <Button variant="outlined" startIcon={<Eye size={16} />} onClick={() => setPreview(true)}>
        {say('inline.preview')}
      </Button>
      {isPreview && (
        <Suspense>
          <DraftPreview edit={edit} info={info} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </UnsavedBar>
  );
}
