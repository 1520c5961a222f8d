import {
  Alert,
  Box,
  Button,
  MenuItem,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TextField,
  Typography,
} from '@mui/material';
import type { ObjectInfo } from '#client/records/types.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { ID, importableFields } from './guess-mapping.ts';
import { guessKey, keyFields } from './keys.ts';
import type { Mapped } from './use-import.ts';

/** Values of a column that are shown beside it. */
const SAMPLES = 3;
const LEFT_OUT = '';

interface MappingStepProps {
  info: ObjectInfo;
  mapped: Mapped;
  onChange: (changed: Partial<Mapped>) => void;
  onBack: () => void;
  onNext: () => void;
}

/** Which field each column of the file fills, with some of its values beside it. */
export function MappingStep({ info, mapped, onChange, onBack, onNext }: MappingStepProps) {
  const say = useText();
  const fields = importableFields(info);
  const { mapping, key } = mapped;
  const { headers, rows } = mapped.file;
  const samples = (at: number) =>
    rows
      .map((cells) => cells[at]?.trim() ?? '')
      .filter(Boolean)
      .slice(0, SAMPLES)
      .join(' · ');
  const keys = info.updateable ? keyFields(info, mapping) : [];
  const change = (at: number, name: string | undefined) => {
    const changed = mapping.map((before, index) => (index === at ? name : before));
    const isKey = keyFields(info, changed).some(({ apiName }) => apiName === key);
    onChange({ mapping: changed, key: isKey ? key : guessKey(info, changed) });
  };
  return (
    <>
      <Alert severity="info">
        {say(effectOf(mapped), {
          objects: info.labelPlural,
          field: info.fields[key ?? '']?.label ?? '',
        })}
      </Alert>
      {keys.length > 0 && (
        <TextField
          select
          label={say('importing.key')}
          value={key ?? LEFT_OUT}
          onChange={(event) => onChange({ key: event.target.value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          sx={{ width: { xs: 1, sm: 320 } }}
        >
          {info.createable && <MenuItem value={LEFT_OUT}>{say('importing.noKey')}</MenuItem>}
          {keys.map(({ apiName, label }) => (
            <MenuItem key={apiName} value={apiName}>
              {label}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TableContainer tabIndex={0} role="group" aria-label={say('importing.mapping')}>
        <Table size="small" aria-label={say('importing.mapping')} sx={{ '& td': { py: 2 } }}>
          <TableHead>
            <TableRow>
              <TableCell>{say('importing.column')}</TableCell>
              <TableCell>{say('importing.samples')}</TableCell>
              <TableCell>{say('listView.field')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {headers.map((header, at) => (
              <TableRow key={header}>
                <TableCell component="th" scope="row" sx={{ whiteSpace: 'normal' }}>
                  {header}
                </TableCell>
                <TableCell sx={{ maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis' }}>
                  <Typography variant="body2" color="textSecondary" noWrap>
                    {samples(at)}
                  </Typography>
                </TableCell>
                <TableCell sx={{ minWidth: 220 }}>
                  <TextField
                    select
                    fullWidth
                    value={mapping[at] ?? LEFT_OUT}
                    onChange={(event) => change(at, event.target.value || undefined)}
                    slotProps={{
                      select: {
                        displayEmpty: true,
                        SelectDisplayProps: { 'aria-label': say('importing.fieldFor', { column: header }) },
                      },
                    }}
                  >
                    <MenuItem value={LEFT_OUT}>{say('importing.leaveOut')}</MenuItem>
                    {info.updateable && <MenuItem value={ID}>{say('importing.id')}</MenuItem>}
                    {fields.map(({ apiName, label }) => (
                      <MenuItem key={apiName} value={apiName}>
                        {label}
                      </MenuItem>
                    ))}
                  </TextField>
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      <Box sx={{ display: 'flex', gap: 2, justifyContent: 'flex-end' }}>
        <Button onClick={onBack}>{say('importing.otherFile')}</Button>
        <Button variant="contained" onClick={onNext}>
          {say('importing.check')}
        </Button>
      </Box>
    </>
  );
}

/** What lines will do. */
function effectOf({ mapping, key }: Mapped): TextKey {
  if (key) return 'importing.willUpsert';
  return mapping.includes(ID) ? 'importing.willUpdate' : 'importing.willCreate';
}
