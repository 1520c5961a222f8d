import {
  Link as MuiLink,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import { Link } from 'react-router-dom';
import type { ObjectInfo } from '#client/records/types.ts';
import type { ConsoleRecord } from '../../data/record.ts';
import { recordName } from '../../data/record-name.ts';
import { useText } from '../../i18n/use-text.ts';
import { paths } from '../../paths.ts';
import { RecordValue } from '../record/RecordValue.tsx';
import type { ComparedField } from './differences.ts';

interface CompareTableProps {
  info: ObjectInfo;
  records: readonly [ConsoleRecord, ConsoleRecord];
  fields: readonly ComparedField[];
}

/** One row per field, one column per record; what differs stands out. */
export function CompareTable({ info, records, fields }: CompareTableProps) {
  const say = useText();
  const isMixed = fields.some(({ isDifferent }) => !isDifferent);
  return (
    <TableContainer>
      <Table
        size="small"
        aria-label={say('compare.title')}
        sx={{ tableLayout: 'fixed', '& td, & th': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 2 } }}
      >
        <TableHead>
          <TableRow>
            <TableCell sx={{ width: '24%' }}>{say('inline.field')}</TableCell>
            {records.map((record) => (
              <TableCell key={record.id}>
                <MuiLink component={Link} to={paths.record(info.apiName, record.id)}>
                  {recordName(record, info.nameFields)}
                </MuiLink>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {fields.length === 0 && (
            <TableRow>
              <TableCell colSpan={3}>{say('compare.same')}</TableCell>
            </TableRow>
          )}
          {fields.map(({ placed: { field, label }, isDifferent }) => (
            <TableRow
              key={field.apiName}
              sx={isDifferent && isMixed ? { bgcolor: 'action.selected' } : undefined}
            >
              <TableCell component="th" scope="row">
                {label}
              </TableCell>
              {records.map((record) => (
                <TableCell key={record.id}>
                  <RecordValue record={record} field={field} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
