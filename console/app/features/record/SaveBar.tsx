import { Box, Button, Typography } from '@mui/material';
import { useFormState, useWatch } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { InputFields } from '#client/records/types.ts';
import { changedValues } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';

interface SaveBarProps {
  /** Values that the edit started from. */
  before: InputFields;
  /** Where giving up leads to. */
  backTo: string;
  /** Whether a form without changes may be saved, as a new record may. */
  canSaveUnchanged?: boolean;
  /** What the platform calls saving and giving up, where it says so. */
  labels?: { save?: string | undefined; cancel?: string | undefined };
  /** Saving and going on with another one. */
  another?: { label: string; onClick: () => void } | undefined;
}

/** Stays in sight below the form: how much has changed, and saving it. */
export function SaveBar({ before, backTo, canSaveUnchanged = false, labels = {}, another }: SaveBarProps) {
  const say = useText();
  const values = (useWatch({ name: 'values' }) ?? {}) as InputFields;
  const { isSubmitting } = useFormState();
  const effects = (useWatch({ name: 'effects' }) ?? {}) as Record<string, boolean>;
  const count = Object.keys(changedValues(before, values)).length;
  const maySave = count > 0 || canSaveUnchanged || Object.values(effects).includes(true);
  return (
    <Box
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        gap: 2,
        px: { xs: 3, md: 6 },
        py: 2,
        bgcolor: 'background.paper',
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
        {count > 0 ? say('record.changes', { count }) : say('record.noChanges')}
      </Typography>
      <Button component={Link} to={backTo}>
        {count > 0 ? say('action.discard') : (labels.cancel ?? say('action.cancel'))}
      </Button>
      {another && (
        <Button variant="outlined" disabled={isSubmitting} onClick={another.onClick}>
          {another.label}
        </Button>
      )}
      <Button type="submit" variant="contained" disabled={isSubmitting || !maySave}>
        {isSubmitting ? say('record.saving') : (labels.save ?? say('action.save'))}
      </Button>
    </Box>
  );
}
