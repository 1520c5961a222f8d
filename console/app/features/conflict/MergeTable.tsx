import {
  Box,
  Chip,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { InputValue } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { useText } from '../../i18n/use-text.ts';
import { RecordValue } from '../record/RecordValue.tsx';
import type { MergeRow, Side } from './merge-rows.ts';
import { useTypedRecord } from './use-typed-record.ts';

interface MergeTableProps {
  base: ConsoleRecord;
  theirs: ConsoleRecord;
  rows: readonly MergeRow[];
  sides: Readonly<Record<string, Side>>;
  /** Who has saved meanwhile. */
  who: string;
  onChoose: (fieldApiName: string, side: Side) => void;
}

/** One row per field that has changed: as it was, as it was typed, as somebody else has saved it. */
export function MergeTable({ base, theirs, rows, sides, who, onChoose }: MergeTableProps) {
  const say = useText();
  const typed = useTypedRecord(base, rows);
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={say('merge.title')}
        sx={{
          tableLayout: 'fixed',
          minWidth: 620,
          '& td, & th': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
          '& td': { py: 1.5, verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '20%' }}>{say('inline.field')}</TableCell>
            <TableCell sx={{ width: '22%' }}>{say('merge.base')}</TableCell>
            <TableCell>{say('merge.mine')}</TableCell>
            <TableCell>{who}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => {
            const { field, preset } = row;
            const side = sides[field.apiName] ?? preset;
            const cell = (of: Side, record: ConsoleRecord, whose: string) => (
              <SideCell
                name={`merge-${field.apiName}`}
                label={`${field.label}: ${whose}`}
                isChosen={side === of}
                isEmpty={isBlank(row[of])}
                onChoose={() => onChoose(field.apiName, of)}
              >
                <RecordValue record={record} field={field} isPlain />
              </SideCell>
            );
            return (
              <TableRow key={field.apiName}>
                <TableCell component="th" scope="row" sx={{ pt: 3, verticalAlign: 'top' }}>
                  {field.label}
                  {!preset && (
                    <Box>
                      <Chip label={say('merge.both')} color="warning" variant="outlined" sx={{ my: 1 }} />
                    </Box>
                  )}
                </TableCell>
                <TableCell sx={{ color: 'text.secondary' }}>
                  <Box sx={{ py: 1.5 }}>
                    <RecordValue record={base} field={field} isPlain />
                  </Box>
                </TableCell>
                {cell('mine', typed, say('merge.mine'))}
                {cell('theirs', theirs, who)}
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

const isBlank = (value: InputValue): boolean => value === null || value === '';

interface SideCellProps {
  name: string;
  label: string;
  isChosen: boolean;
  isEmpty: boolean;
  onChoose: () => void;
  children: React.ReactNode;
}

function SideCell({ name, label, isChosen, isEmpty, onChoose, children }: SideCellProps) {
  const say = useText();
  return (
    <TableCell sx={{ bgcolor: isChosen ? 'action.selected' : undefined }}>
      <Box component="label" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1, cursor: 'pointer' }}>
        <Radio
          size="small"
          checked={isChosen}
          onChange={onChoose}
          slotProps={{ input: { 'aria-label': label, name } }}
          sx={{ p: 1.5, ml: -1.5 }}
        />
        <Box sx={{ py: 1.5, minWidth: 0 }}>
          {isEmpty ? (
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {say('merge.empty')}
            </Box>
          ) : (
            children
          )}
        </Box>
      </Box>
    </TableCell>
  );
}
