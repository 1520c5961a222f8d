import { Box, Paper, Typography } from '@mui/material';
import { useId } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { momentText, relativeText } from '../fields/format.ts';
import { type HistoryEntry, historyRelationship, useHistory } from './use-history.ts';

/** The past of a record as far as the platform knows it, and what it does not know. */
export function HistoryPanel({ record, info }: { record: ConsoleRecord; info: ObjectInfo }) {
  const say = useText();
  const headingId = useId();
  const entries = useHistory(record, info);
  if (entries.length === 0) return null;
  return (
    <Paper variant="outlined" component="section" aria-labelledby={headingId} sx={{ px: 4, pb: 4 }}>
      <Typography variant="h2" id={headingId} sx={{ py: 3 }}>
        {say('history.title')}
      </Typography>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {entries.map((entry) => (
          <Entry key={entry.key} entry={entry} info={info} />
        ))}
      </Box>
      {!historyRelationship(info) && (
        <Typography variant="caption" color="textSecondary">
          {say('history.untracked')}
        </Typography>
      )}
    </Paper>
  );
}

function Entry({ entry: { kind, at, who, field }, info }: { entry: HistoryEntry; info: ObjectInfo }) {
  const say = useText();
  const locale = useLocale();
  const label = field ? (info.fields[field.apiName]?.label ?? field.apiName) : '';
  return (
    <Box
      component="li"
      sx={{ pl: 3, pb: 3, ml: 1, borderLeft: 2, borderColor: 'divider', '&:last-of-type': { pb: 1 } }}
    >
      <Typography variant="body2">
        {kind === 'field'
          ? `${label}: ${field?.before || '–'} → ${field?.after || '–'}`
          : say(`history.${kind}`)}
      </Typography>
      <Typography variant="caption" color="textSecondary">
        <time dateTime={at} title={momentText(at, locale)}>
          {relativeText(at, locale)}
        </time>
        {who && ` · ${who}`}
      </Typography>
    </Box>
  );
}
