import { Button, Chip, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { ScanSearch } from 'lucide-react';
import { useText } from '../../../i18n/use-text.ts';
import { openInspector } from '../../shell/panels.ts';
import { type Departure, isWrong } from './finding.ts';

interface DepartureTableProps {
  label: string;
  departures: readonly Departure[];
}

/** Departures, one a row: what is wrong in red, what is only unknown in the colour of text. */
export function DepartureTable({ label, departures }: DepartureTableProps) {
  const say = useText();
  return (
    <Table size="small" aria-label={label}>
      <TableHead>
        <TableRow>
          {(['departure', 'place', 'expected', 'came', 'call'] as const).map((head) => (
            <TableCell key={head}>{say(`drift.${head}`)}</TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {departures.map((departure) => (
          <DepartureRow
            key={`${departure.side} ${departure.kind} ${departure.pointer} ${departure.expected}`}
            departure={departure}
          />
        ))}
      </TableBody>
    </Table>
  );
}

function DepartureRow({ departure }: { departure: Departure }) {
  const say = useText();
  const { kind, side, pointer, expected, came, times, call, answered } = departure;
  const isOfBody = kind !== 'status' && kind !== 'content';
  const color = isWrong(departure) ? 'error.main' : 'text.secondary';
  return (
    <TableRow sx={{ '&& > .MuiTableCell-root': { verticalAlign: 'top', py: 2 } }}>
      <TableCell>
        <Chip label={say(`drift.${kind}`)} variant="outlined" sx={{ color, borderColor: color }} />
      </TableCell>
      <TableCell component="th" scope="row" sx={code}>
        <Typography variant="caption" component="div" color="textSecondary">
          {say(side === 'request' ? 'drift.request' : 'drift.answer', { status: answered })}
          {times > 1 && ` · ${say('drift.times', { count: times })}`}
        </Typography>
        {isOfBody && (pointer ? <code>{pointer}</code> : say('drift.whole'))}
      </TableCell>
      <TableCell sx={code}>
        <code>{expected}</code>
      </TableCell>
      <TableCell sx={code}>
        <code>{came}</code>
      </TableCell>
      <TableCell>
        <Button
          size="small"
          sx={{ minWidth: 0, px: 1, my: -1, ml: -1 }}
          startIcon={<ScanSearch size={14} />}
          aria-label={say('drift.toCall', { number: call })}
          onClick={() => openInspector(call)}
        >
          {call}
        </Button>
      </TableCell>
    </TableRow>
  );
}

/** Pointers and types have no spaces to break at. */
const code = { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: 120, maxWidth: 360 };
