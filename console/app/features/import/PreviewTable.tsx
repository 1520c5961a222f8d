import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import { useText } from '../../i18n/use-text.ts';
import { ID } from './guess-mapping.ts';
import type { ImportState } from './use-import.ts';

/** Lines of the preview. */
const SHOWN = 10;

/** The first lines as they would be written: texts of the file under the names of their fields. */
export function PreviewTable({
  info,
  checked,
}: {
  info: ObjectInfo;
  checked: Extract<ImportState, { step: 'check' }>;
}) {
  const say = useText();
  const { file, mapping, rows } = checked;
  const columns = mapping.flatMap((name, at) => (name ? [{ name, at }] : []));
  return (
    <TableContainer tabIndex={0} role="group" aria-label={say('importing.preview')}>
      <Table size="small" aria-label={say('importing.preview')}>
        <TableHead>
          <TableRow>
            <TableCell align="right" sx={{ width: 72 }}>
              {say('importing.lineHead')}
            </TableCell>
            {columns.map(({ name }) => (
              <TableCell key={name}>
                {name === ID ? say('importing.id') : (info.fields[name]?.label ?? name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, SHOWN).map(({ line }) => (
            <TableRow key={line}>
              <TableCell align="right">{line}</TableCell>
              {columns.map(({ name, at }) => (
                <TableCell key={name} sx={{ maxWidth: 260, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  {file.rows[line - 2]?.[at]}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rows.length > SHOWN && (
        <Typography variant="body2" color="textSecondary" sx={{ p: 2 }}>
          {say('importing.morePreview', { count: rows.length - SHOWN })}
        </Typography>
      )}
    </TableContainer>
  );
}
