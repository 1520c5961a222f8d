import { Box, Button, Paper, TableContainer, Typography } from '@mui/material';
import { useState } from 'react';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { SearchField } from '../../../ui/SearchField.tsx';
import { csvFile } from '../../export/csv.ts';
import { download, fileName } from '../../export/download.ts';
import type { Difference } from './compare-schemas.ts';
import { DifferenceTable } from './DifferenceTable.tsx';

interface DifferencesProps {
  differences: readonly Difference[];
  /** Names the connection that this one is compared with. */
  other: string;
}

/** What differs between this connection and another one, found by name and taken away as a table. */
export function Differences({ differences, other }: DifferencesProps) {
  const say = useText();
  const locale = useLocale();
  const [term, setTerm] = useState('');
  const asked = term.trim().toLowerCase();
  const shown = differences.filter((one) => searched(one).includes(asked));
  const save = () => download(csvFile(rowsOf(shown), locale), fileName(say('schema.title'), 'csv'));
  return (
    <Box sx={{ p: { xs: 3, md: 6 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Typography role="status">
        {other} {say('schema.count', { count: differences.length })}
      </Typography>
      {differences.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <SearchField label={say('schema.search')} value={term} onChange={setTerm} />
          <Button disabled={shown.length === 0} onClick={save}>
            {say('schema.saveTable')}
          </Button>
        </Box>
      )}
      {differences.length > 0 && shown.length === 0 && <EmptyState title={say('list.noMatch', { term })} />}
      {shown.length > 0 && (
        <Paper variant="outlined">
          <TableContainer tabIndex={0} role="group" aria-label={say('schema.title')}>
            <DifferenceTable differences={shown} />
          </TableContainer>
        </Paper>
      )}
    </Box>
  );
}

const searched = ({ objectApiName, fieldApiName = '', fact = '' }: Difference) =>
  `${objectApiName}.${fieldApiName} ${fact}`.toLowerCase();

const rowsOf = (differences: readonly Difference[]) => [
  ['Object', 'Field', 'Difference', 'Fact', 'Here', 'There'],
  ...differences.map(({ objectApiName, fieldApiName, kind, fact, here, there }) => [
    objectApiName,
    fieldApiName ?? null,
    kind,
    fact ?? null,
    here === undefined ? null : String(here),
    there === undefined ? null : String(there),
  ]),
];
