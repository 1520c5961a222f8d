import {
  Box,
  Chip,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useMemo, useState } from 'react';
import type { FieldInfo, ObjectInfo, PicklistFields, PicklistValues } from '#client/records/types.ts';
import { useLocale, useText } from '../../i18n/use-text.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { SearchField } from '../../ui/SearchField.tsx';
import { fuzzyFilter } from '../directory/fuzzy.ts';
import { fieldFlags, typeText } from './field-facts.ts';
import { PicklistSummary } from './PicklistSummary.tsx';
import { Section } from './Section.tsx';
import type { PlacedFields } from './use-placed-fields.ts';

interface FieldReferenceProps {
  info: ObjectInfo;
  picklists: PicklistFields;
  placed: PlacedFields;
}

/** Every field of an object with its type, what is special about it, and the values it can have. */
export function FieldReference({ info, picklists, placed }: FieldReferenceProps) {
  const say = useText();
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const fields = useMemo(
    () => Object.values(info.fields).sort((a, b) => a.label.localeCompare(b.label, locale)),
    [info, locale],
  );
  const found = fuzzyFilter(fields, term, ({ label, apiName }) => [label, apiName]);
  return (
    <Section
      title={say('object.fields')}
      note={say('object.fieldCount', { count: fields.length })}
      tools={<SearchField label={say('object.filterFields')} value={term} onChange={setTerm} />}
    >
      {found.length === 0 && <EmptyState title={say('object.noFieldMatch', { term })} />}
      {found.length > 0 && (
        <TableContainer tabIndex={0} role="group" aria-label={say('object.fields')}>
          <Table size="small">
            <TableHead>
              <TableRow>
                {(['label', 'apiName', 'type', 'properties'] as const).map((column) => (
                  <TableCell key={column}>{say(`object.${column}`)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {found.map((field) => (
                <FieldLine
                  key={field.apiName}
                  field={field}
                  info={info}
                  picklist={picklists[field.apiName]}
                  placed={placed}
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
      )}
    </Section>
  );
}

interface FieldLineProps {
  field: FieldInfo;
  info: ObjectInfo;
  picklist: PicklistValues | undefined;
  placed: PlacedFields;
}

function FieldLine({ field, info, picklist, placed }: FieldLineProps) {
  const say = useText();
  const { label, apiName, inlineHelpText } = field;
  return (
    <TableRow hover sx={{ '& > td, & > th': { verticalAlign: 'top', py: 2 } }}>
      <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal', minWidth: 180, maxWidth: 320 }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          {label}
        </Typography>
        {inlineHelpText && (
          <Typography variant="caption" color="textSecondary">
            {inlineHelpText}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <code>{apiName}</code>
      </TableCell>
      <TableCell>{typeText(field)}</TableCell>
      <TableCell sx={{ whiteSpace: 'normal', minWidth: 200 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {fieldFlags(field, info, say).map((flag) => (
            <Chip key={flag} label={flag} />
          ))}
          {placed.full.has(apiName) && <Chip variant="outlined" label={say('describe.onLayout')} />}
          {placed.compact.has(apiName) && <Chip variant="outlined" label={say('describe.compact')} />}
        </Box>
        {picklist && <PicklistSummary picklist={picklist} />}
      </TableCell>
    </TableRow>
  );
}
