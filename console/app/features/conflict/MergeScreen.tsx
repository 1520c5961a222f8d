import { Alert, AlertTitle, Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import type { InputFields, ObjectInfo } from '#client/records/types.ts';
import { type ConsoleRecord, relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { relativeText } from '../fields/format.ts';
import { MergeTable } from './MergeTable.tsx';
import { mergedValues, mergeRows, type Side } from './merge-rows.ts';

interface MergeScreenProps {
  /** As it was when editing began. */
  base: ConsoleRecord;
  /** What the person has typed. */
  mine: InputFields;
  /** As somebody else has saved it since. */
  theirs: ConsoleRecord;
  info: ObjectInfo;
  isSaving: boolean;
  onSave: (values: InputFields) => void;
  /** Back to the form, which goes on from the newest version with what was chosen. */
  onBack: (values: InputFields) => void;
}

/** Somebody else has saved the record meanwhile: both versions beside each other, so that both changes survive. */
export function MergeScreen({ base, mine, theirs, info, isSaving, onSave, onBack }: MergeScreenProps) {
  const say = useText();
  const locale = useLocale();
  const [sides, setSides] = useState<Record<string, Side>>({});
  const heading = useRef<HTMLDivElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const rows = mergeRows(base.values, mine, theirs.values, info.fields);
  const open = rows.filter(({ field, preset }) => !(sides[field.apiName] ?? preset)).length;
  const merged = mergedValues(theirs.values, rows, sides);
  const person = relatedRecord(theirs.fields, 'LastModifiedBy');
  const who = person ? recordName(person) : say('merge.theirs');
  const when = theirs.systemModstamp ? relativeText(theirs.systemModstamp, locale) : '';
  const choose = (name: string, side: Side) => setSides({ ...sides, [name]: side });
  const isKept = rows.every(({ preset }) => preset !== 'theirs');
  return (
    <Box component="section" aria-label={say('merge.title')} sx={{ p: { xs: 3, md: 6 } }}>
      <Alert severity="warning" ref={heading} tabIndex={-1} sx={{ mb: 4, outlineOffset: 2 }}>
        <AlertTitle>{say('record.conflict')}</AlertTitle>
        {person ? say('record.conflictLead', { when, who }) : say('record.conflictLeadUnnamed', { when })}{' '}
        {say(rows.length === 0 || (isKept && open === 0) ? 'merge.leadNothing' : 'merge.lead')}
      </Alert>
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        <MergeTable {...{ base, theirs, rows, sides, who }} onChoose={choose} />
      </Paper>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mt: 4 }}>
        <Typography role="status" variant="body2" color="textSecondary" sx={{ mr: 'auto' }}>
          {say(open > 0 ? 'merge.open' : 'merge.ready', { count: open })}
        </Typography>
        <Button onClick={() => onBack(merged)}>{say('merge.back')}</Button>
        <Button variant="contained" disabled={open > 0 || isSaving} onClick={() => onSave(merged)}>
          {say(isSaving ? 'record.saving' : 'merge.save')}
        </Button>
      </Box>
    </Box>
  );
}
