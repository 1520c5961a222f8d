import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import { type ConsoleRecord, changedValues, relatedRecord } from '../data/record.ts';
import { recordName } from '../data/record-name.ts';
import { relativeText } from '../fields/format.ts';
import { useLanguage, useText } from '../i18n/use-text.ts';
import { paths } from '../paths.ts';
import { RecordValue } from './RecordValue.tsx';

interface ConflictProps {
  /** As it was when editing began. */
  before: ConsoleRecord;
  /** As somebody else has saved it since. */
  now: ConsoleRecord;
  info: ObjectInfo;
  onOverwrite: () => void;
}

/** Somebody has changed the record meanwhile: says what, and keeps what was typed. */
export function Conflict({ before, now, info, onOverwrite }: ConflictProps) {
  const say = useText();
  const [locale] = useLanguage();
  const person = relatedRecord(now.fields, 'LastModifiedBy');
  const when = now.systemModstamp ? relativeText(now.systemModstamp, locale) : '';
  const changed = Object.keys(changedValues(before.values, now.values)).flatMap(
    (name) => info.fields[name] ?? [],
  );
  const theirs = changed.filter(({ updateable }) => updateable);
  return (
    <Alert severity="warning" role="alert" sx={{ mb: 4 }}>
      <AlertTitle>{say('record.conflict')}</AlertTitle>
      {person
        ? say('record.conflictLead', { when, who: recordName(person) })
        : say('record.conflictLeadUnnamed', { when })}
      <Box sx={{ my: 2 }}>
        {theirs.length === 0 ? say('record.conflictNothing') : `${say('record.conflictTheirs')}:`}
        <Box
          component="dl"
          sx={{
            m: 0,
            mt: 1,
            display: 'grid',
            gridTemplateColumns: 'max-content 1fr',
            columnGap: 3,
            rowGap: 1,
          }}
        >
          {theirs.map((field) => (
            <Box key={field.apiName} sx={{ display: 'contents' }}>
              <Box component="dt" sx={{ fontWeight: 600 }}>
                {field.label}
              </Box>
              <Box component="dd" sx={{ m: 0 }}>
                <RecordValue record={now} field={field} />
              </Box>
            </Box>
          ))}
        </Box>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" color="inherit" onClick={onOverwrite}>
          {say('record.conflictOverwrite')}
        </Button>
        <Button color="inherit" component={Link} to={paths.record(info.apiName, now.id)}>
          {say('record.conflictDiscard')}
        </Button>
      </Box>
    </Alert>
  );
}
