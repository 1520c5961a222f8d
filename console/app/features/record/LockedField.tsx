import { Box, Typography } from '@mui/material';
import { Lock } from 'lucide-react';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import type { PlacedField } from './layout-fields.ts';
import { RecordValue } from './RecordValue.tsx';

interface LockedFieldProps {
  placed: PlacedField;
  record: ConsoleRecord;
}

/** A field that this person may see but not change. */
export function LockedField({ placed: { field, label }, record }: LockedFieldProps) {
  const say = useText();
  const isSystem = field.calculated || (!field.createable && !field.updateable && !field.custom);
  return (
    <Box title={say(isSystem ? 'record.readOnlySystem' : 'record.readOnly')} sx={{ minHeight: 36 }}>
      <Typography
        variant="caption"
        component="div"
        color="textSecondary"
        sx={{ display: 'flex', alignItems: 'center', gap: 1 }}
      >
        <Lock size={12} strokeWidth={1.5} aria-hidden /> {label}
      </Typography>
      <Typography variant="body1" component="div" sx={{ minHeight: 20, overflowWrap: 'anywhere' }}>
        <RecordValue record={record} field={field} />
      </Typography>
    </Box>
  );
}
