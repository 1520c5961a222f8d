import { Box, Button, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { changeRecord } from '../../data/record-service.ts';
import { useText } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { isReachedByAction } from '../inputs/choices.ts';
import { useWrittenNotice } from '../undo/use-written-notice.tsx';
import { PathSteps } from './PathSteps.tsx';
import { usePathLayout } from './use-path-layout.ts';

interface PathBarProps {
  record: ConsoleRecord;
  info: ObjectInfo;
}

/** The way that a record goes, where its object has one: where it stands, what is to be done there, and the next step. */
export function PathBar({ record, info }: PathBarProps) {
  const say = useText();
  const platform = usePlatform();
  const notify = useNotify();
  const noteSaved = useWrittenNotice();
  const { mutateAsync: update, isPending } = useMutation({
    mutationFn: (values: InputFields) =>
      changeRecord(platform, record, values, { ifUnmodifiedSince: record.systemModstamp }),
  });
  const [looked, setLooked] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const path = usePathLayout(info, record);
  const { pathSteps: steps = [], pathFieldApiName: field = '' } = path ?? {};
  const current = String(record.values[field] ?? '');
  const shown = steps.find(({ value }) => value === (looked ?? current));
  if (!path || steps.length === 0) return null;
  const isByAction = [shown?.value ?? '', current].some((value) =>
    isReachedByAction(info.apiName, field, value),
  );
  const move = async (value: string) => {
    try {
      await update({ [field]: value });
      setLooked(undefined);
      // The button that moved it is gone; whoever has only keys goes on from the step.
      bar.current?.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
      noteSaved(say('record.saved'));
    } catch (error) {
      notify(problemText(error, say), { type: 'error', autoHideDuration: 8000 });
    }
  };
  return (
    <Box
      component="section"
      ref={bar}
      aria-label={path.label ?? say('path.title')}
      sx={{
        px: { xs: 3, md: 6 },
        py: 3,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <PathSteps steps={steps} current={current} shown={shown?.value} onLook={setLooked} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, mt: 2, minHeight: 32 }}>
        <Typography variant="body2" color="textSecondary" role="status" sx={{ flex: '1 1 240px' }}>
          {isByAction ? say('orderWork.stateByAction') : shown?.guidance}
        </Typography>
        {path.canUserUpdatePath && !isByAction && shown && shown.value !== current && (
          <Button
            variant="outlined"
            disabled={isPending}
            startIcon={<Check size={16} />}
            onClick={() => move(shown.value)}
          >
            {say('path.move', { field: path.pathFieldLabel ?? field, step: shown.label ?? shown.value })}
          </Button>
        )}
      </Box>
    </Box>
  );
}
