import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import type { RecordDraft } from '../../data/drafts.ts';
import { useText } from '../../i18n/use-text.ts';
import { FieldValue } from '../fields/FieldValue.tsx';
import { draftField } from '../grid/types.ts';
import { savedField } from './saved-field.ts';

/** The changed fields of one record, before and after. */
export function DraftTable({ draft, info }: { draft: RecordDraft; info: ObjectInfo }) {
  const say = useText();
  return (
    <Table size="small" aria-label={draft.name} sx={look}>
      <TableHead>
        <TableRow>
          <TableCell>{say('inline.field')}</TableCell>
          <TableCell>{say('inline.before')}</TableCell>
          <TableCell>{say('inline.after')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {Object.entries(draft.cells).map(([name, cell]) => {
          const field = info.fields[name];
          const dataType = field?.dataType ?? 'String';
          return (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {field?.label ?? name}
              </TableCell>
              <TableCell>
                <FieldValue field={savedField(draft.record, field)} dataType={dataType} />
              </TableCell>
              <TableCell>
                {cell.value === null ? (
                  <Typography variant="body2" color="textSecondary">
                    {say('field.none')}
                  </Typography>
                ) : (
                  <FieldValue field={draftField(cell)} dataType={dataType} />
                )}
                {cell.fault && (
                  <Typography variant="body2" color="error">
                    {cell.fault}
                  </Typography>
                )}
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}

const look = {
  tableLayout: 'fixed',
  '& td, & th': { px: { xs: 1, sm: 3 } },
  '& th:first-of-type': { width: '40%' },
  '& td, & tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
};
