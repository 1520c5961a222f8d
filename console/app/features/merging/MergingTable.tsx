import {
  Box,
  FormControlLabel,
  IconButton,
  Link as MuiLink,
  Radio,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { X } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { RecordValue } from '../record/RecordValue.tsx';
import { type DifferingField, usualSource } from './merged-values.ts';

interface MergingTableProps {
  info: ObjectInfo;
  records: readonly ConsoleRecord[];
  fields: readonly DifferingField[];
  masterId: string;
  onMaster: (id: string) => void;
  /** Records that fields are taken from, where somebody has chosen. */
  sources: Readonly<Record<string, string>>;
  onSource: (fieldApiName: string, id: string) => void;
  /** Leaves out one of the records beside the first. */
  onLeaveOut: (id: string) => void;
}

/** One column for each record: which of them stays, and which of them each differing value is taken from. */
export function MergingTable({
  info,
  records,
  fields,
  masterId,
  onMaster,
  sources,
  onSource,
  onLeaveOut,
}: MergingTableProps) {
  const say = useText();
  const nameOf = (record: ConsoleRecord) => recordName(record, info.nameFields);
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={say('merging.title')}
        sx={{
          tableLayout: 'fixed',
          minWidth: 560,
          '& td, & th': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 1, verticalAlign: 'top' },
        }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '22%' }}>{say('inline.field')}</TableCell>
            {records.map((record, index) => (
              <TableCell key={record.id}>
                {index > 0 && (
                  <IconButton
                    aria-label={say('merging.leaveOut', { name: nameOf(record) })}
                    onClick={() => onLeaveOut(record.id)}
                    sx={{ float: 'right', p: 0.5 }}
                  >
                    <X size={16} strokeWidth={1.5} />
                  </IconButton>
                )}
                <MuiLink component={Link} to={paths.record(info.apiName, record.id)}>
                  {nameOf(record)}
                </MuiLink>
                <FormControlLabel
                  sx={{ display: 'flex' }}
                  control={
                    <Radio
                      size="small"
                      checked={record.id === masterId}
                      onChange={() => onMaster(record.id)}
                      slotProps={{
                        input: {
                          name: 'merging-master',
                          'aria-label': say('merging.stays', { name: nameOf(record) }),
                        },
                      }}
                    />
                  }
                  label={say('merging.master')}
                />
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.map(({ field, label, isOpen }) => (
            <TableRow key={field.apiName}>
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {records.map((record) => {
                const source = isOpen
                  ? (sources[field.apiName] ?? usualSource(field, masterId, records))
                  : masterId;
                const isTaken = source === record.id;
                return (
                  <TableCell key={record.id} sx={{ bgcolor: isTaken ? 'action.selected' : undefined }}>
                    <Box component="label" sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
                      {isOpen && (
                        <Radio
                          size="small"
                          checked={isTaken}
                          onChange={() => onSource(field.apiName, record.id)}
                          sx={{ p: 0.5, ml: -1 }}
                          slotProps={{
                            input: {
                              name: `merging-${field.apiName}`,
                              'aria-label': say('merging.take', { field: label, name: nameOf(record) }),
                            },
                          }}
                        />
                      )}
                      <Box sx={{ py: 0.5, minWidth: 0 }}>
                        {(record.fields[field.apiName]?.value ?? null) ? (
                          <RecordValue record={record} field={field} isPlain />
                        ) : (
                          '–'
                        )}
                      </Box>
                    </Box>
                  </TableCell>
                );
              })}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
