import { Box, IconButton, Paper, Typography } from '@mui/material';
import { Pencil } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ObjectInfo, RecordLayout } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { LayoutColumns } from './LayoutColumns.tsx';
import { type PlacedField, placedSections } from './layout-fields.ts';
import { RecordValue } from './RecordValue.tsx';
import { useFoldedSections } from './use-folded-sections.ts';

interface DetailsProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  layout: RecordLayout;
}

/** All fields of a record as its full layout arranges them. */
export function Details({ record, info, layout }: DetailsProps) {
  const say = useText();
  const { isFolded, fold } = useFoldedSections(info.apiName, record.recordTypeId);
  return (
    <Paper variant="outlined" component="section" aria-label={say('record.details')}>
      {placedSections(layout, info).map(({ id, heading, columns }) => (
        <LayoutColumns
          key={id}
          heading={heading}
          columns={columns}
          isFolded={isFolded(id)}
          onFold={(folded) => fold(id, folded)}
        >
          {(placed) => (
            <Detail placed={placed} record={record} canEdit={info.updateable && placed.isEditable} />
          )}
        </LayoutColumns>
      ))}
    </Paper>
  );
}

/** Where a column is too narrow for label and value beside each other, the label stands above. */
const NARROW = '@container (max-width: 400px)';

interface DetailProps {
  placed: PlacedField;
  record: ConsoleRecord;
  canEdit: boolean;
}

function Detail({ placed: { field, label }, record, canEdit }: DetailProps) {
  const say = useText();
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
        sx={{ py: 2, overflowWrap: 'anywhere', minWidth: 0, [NARROW]: { pt: 0.5 } }}
      >
        <RecordValue record={record} field={field} />
      </Typography>
      {canEdit && (
        <IconButton
          className="pencil"
          component={Link}
          to={`${paths.edit(record.apiName, record.id)}#${field.apiName}`}
          aria-label={`${label}: ${say('action.edit')}`}
          sx={{ p: 1.5, mt: 1, opacity: { xs: 1, md: 0 }, color: 'text.secondary' }}
        >
          <Pencil size={14} strokeWidth={1.5} />
        </IconButton>
      )}
    </Box>
  );
}
