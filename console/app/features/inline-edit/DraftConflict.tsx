import {
  Alert,
  Box,
  Button,
  FormControlLabel,
  Radio,
  RadioGroup,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { useState } from 'react';
import type { ObjectInfo } from '#client/records/types.ts';
import type { RecordDraft } from '../../data/drafts.ts';
import { relatedRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { relativeText } from '../fields/format.ts';
import { draftField } from '../grid/types.ts';
import { savedField } from './saved-field.ts';

interface DraftConflictProps {
  draft: RecordDraft;
  info: ObjectInfo;
  /** The draft on top of the newest version; undefined where nothing of it is left. */
  onResolve: (draft: RecordDraft | undefined) => void;
}

type Side = 'mine' | 'theirs';

/** Somebody has saved the record meanwhile: field by field, whose value shall be. */
export function DraftConflict({ draft, info, onResolve }: DraftConflictProps) {
  const say = useText();
  const locale = useLocale();
  const { newest, cells } = draft;
  const [sides, setSides] = useState<Record<string, Side>>({});
  if (!newest) return null;
  const sideOf = (name: string): Side => sides[name] ?? 'mine';
  const resolve = () => {
    const mine = Object.entries(cells).filter(([name]) => sideOf(name) === 'mine');
    const record = {
      ...draft.record,
      systemModstamp: newest.systemModstamp,
      values: { ...draft.record.values, ...newest.values },
      fields: { ...draft.record.fields, ...newest.fields },
    };
    onResolve(mine.length > 0 ? { record, name: draft.name, cells: Object.fromEntries(mine) } : undefined);
  };
  const who = relatedRecord(newest.fields, 'LastModifiedBy');
  const when = newest.systemModstamp ? relativeText(newest.systemModstamp, locale) : '';
  return (
    <>
      <Alert severity="warning" sx={{ mb: 2 }}>
        {who
          ? say('record.conflictLead', { when, who: recordName(who) })
          : say('record.conflictLeadUnnamed', { when })}
      </Alert>
      <Table size="small" aria-label={draft.name} sx={{ '& td': { whiteSpace: 'normal' } }}>
        <TableHead>
          <TableRow>
            <TableCell>{say('inline.field')}</TableCell>
            <TableCell>{say('inline.whose')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {Object.entries(cells).map(([name, cell]) => {
            const field = info.fields[name];
            const dataType = field?.dataType ?? 'String';
            return (
              <TableRow key={name}>
                <TableCell component="th" scope="row">
                  {field?.label ?? name}
                </TableCell>
                <TableCell>
                  <RadioGroup
                    row
                    aria-label={field?.label ?? name}
                    value={sideOf(name)}
                    onChange={(_, side) => setSides({ ...sides, [name]: side as Side })}
                  >
                    <Choice side="mine" label={say('inline.mine')}>
                      <FieldValue field={draftField(cell)} dataType={dataType} />
                    </Choice>
                    <Choice side="theirs" label={say('inline.theirs')}>
                      <FieldValue field={savedField(newest, field)} dataType={dataType} />
                    </Choice>
                  </RadioGroup>
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
      <Button variant="outlined" sx={{ mt: 2 }} onClick={resolve}>
        {say('inline.resolve')}
      </Button>
    </>
  );
}

function Choice({ side, label, children }: { side: Side; label: string; children: React.ReactNode }) {
  const text = (
    <Box component="span">
      {label}: {children}
    </Box>
  );
  return <FormControlLabel value={side} control={<Radio size="small" />} label={text} />;
}
