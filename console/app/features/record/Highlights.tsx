import { Box, Typography } from '@mui/material';
import type { InputValue, ObjectInfo, RecordLayout } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { layoutFields } from './layout-fields.ts';
import { RecordValue } from './RecordValue.tsx';

interface HighlightsProps {
  record: ConsoleRecord;
  info: ObjectInfo;
  layout: RecordLayout;
}

/** The key facts of a record from its compact layout; the name stands above already. */
export function Highlights({ record, info, layout }: HighlightsProps) {
  const facts = layoutFields(layout, info).filter(({ field }) => !info.nameFields.includes(field.apiName));
  if (facts.length === 0) return null;
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        px: { xs: 3, md: 6 },
        py: 3,
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 10,
        rowGap: 2,
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {facts.map(({ field, label }) => (
        <div key={field.apiName}>
          <Typography component="dt" variant="caption" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, minHeight: 22 }}>
            {isEmpty(record.values[field.apiName]) ? '–' : <RecordValue record={record} field={field} />}
          </Typography>
        </div>
      ))}
    </Box>
  );
}

const isEmpty = (value: InputValue | undefined): boolean =>
  value === null || value === undefined || value === '';
