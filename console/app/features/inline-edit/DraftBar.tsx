import { Button, Typography } from '@mui/material';
import { Eye, Save, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { FootBar } from '../../ui/FootBar.tsx';
import type { InlineEdit } from './use-inline-edit.ts';

const DraftPreview = lazy(async () => ({ default: (await import('./DraftPreview.tsx')).DraftPreview }));

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
  if (count === 0) return null;
  const save = async () => {
    const left = await edit.save();
    if (Object.keys(left).length > 0) setPreview(true);
  };
  return (
    <FootBar label={say('inline.title')} edge={troubled > 0 ? 'error.main' : 'warning.main'}>
      <Typography role="status" sx={{ flex: '1 1 200px' }}>
        {progress === undefined
          ? `${say('inline.changes', { count })} ${say('inline.inRows', { count: records.length })}`
          : say('inline.saving', { done: progress, total: records.length })}
        {troubled > 0 && progress === undefined && (
          <Typography component="span" color="error" sx={{ ml: 2 }}>
            {say('inline.troubled', { count: troubled })}
          </Typography>
        )}
      </Typography>
      <Button startIcon={<Undo2 size={16} />} onClick={() => edit.change({})}>
        {say('inline.discardAll')}
      </Button>
      <Button variant="outlined" startIcon={<Eye size={16} />} onClick={() => setPreview(true)}>
        {say('inline.preview')}
      </Button>
      <Button
        variant="contained"
        startIcon={<Save size={16} />}
        loading={progress !== undefined}
        loadingPosition="start"
        onClick={save}
      >
        {say('action.save')}
      </Button>
      {isPreview && (
        <Suspense>
          <DraftPreview edit={edit} info={info} onClose={() => setPreview(false)} />
        </Suspense>
      )}
    </FootBar>
  );
}
