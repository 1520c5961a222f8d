import { Box, IconButton, Typography } from '@mui/material';
import { Pencil } from 'lucide-react';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { isEditedAlone } from '../inline-edit/editable-field.ts';
import type { PlacedField } from './layout-fields.ts';
import { RecordValue } from './RecordValue.tsx';

/** Where a column is too narrow for label and value beside each other, the label stands above. */
const NARROW = '@container (max-width: 400px)';

interface DetailProps {
  placed: PlacedField;
  record: ConsoleRecord;
  /** Edits the field beside the element; absent where the person may not change it. */
  onEdit?: (placed: PlacedField, anchor: HTMLElement) => void;
}

/** One field of a record with its label; a double click on the value edits it as its pencil does. */
export function Detail({ placed, record, onEdit }: DetailProps) {
  const { field, label } = placed;
  const pencil = useRef<HTMLElement>(null);
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(110px, 168px) 1fr 32px',
        [NARROW]: { gridTemplateColumns: '1fr 32px' },
        alignItems: 'start',
        columnGap: 3,
        minHeight: 38,
        borderBottom: 1,
        borderColor: 'divider',
        '&:hover .pencil, .pencil:focus-visible': { opacity: 1 },
      }}
    >
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ py: 2.25, [NARROW]: { gridColumn: '1 / -1', pt: 1.5, pb: 0 } }}
        title={field.inlineHelpText ?? undefined}
      >
        {label}
      </Typography>
      <Typography
        variant="body1"
        component="div"
        {...(onEdit && { onDoubleClick: () => pencil.current?.click() })}
        sx={{ py: 2, overflowWrap: 'anywhere', minWidth: 0, [NARROW]: { pt: 0.5 } }}
      >
        <RecordValue record={record} field={field} />
      </Typography>
      {onEdit && <EditPencil {...{ placed, record, onEdit, pencil }} />}
    </Box>
  );
}

interface EditPencilProps extends Required<DetailProps> {
  pencil: React.RefObject<HTMLElement | null>;
}

/** Edits the field in its place, or leads to it in the whole form where it cannot be changed by itself. */
function EditPencil({ placed, record, onEdit, pencil }: EditPencilProps) {
  const say = useText();
  const { field, label } = placed;
  const look = {
    className: 'pencil',
    'aria-label': `${label}: ${say('action.edit')}`,
    sx: { p: 1.5, mt: 1, opacity: { xs: 1, md: 0 }, color: 'text.secondary' },
    children: <Pencil size={14} strokeWidth={1.5} />,
  };
  if (!isEditedAlone(field))
    return (
      <IconButton
        {...look}
        ref={pencil as React.RefObject<HTMLAnchorElement | null>}
        component={Link}
        to={`${paths.edit(record.apiName, record.id)}#${field.apiName}`}
      />
    );
  return (
    <IconButton
      {...look}
      ref={pencil as React.RefObject<HTMLButtonElement | null>}
      aria-haspopup="dialog"
      onClick={(event) => onEdit(placed, event.currentTarget)}
    />
  );
}
