import {
  Alert,
  Box,
  Button,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { RotateCw } from 'lucide-react';
import type { Exchange } from '#client/send/observed.ts';
import { useText } from '../../i18n/use-text.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { problemText } from '../../ui/ErrorPanel.tsx';
import { outcomeText } from '../developer/try/outcome-text.ts';
import { useCall } from '../developer/try/use-call.ts';
import { AnswerDifferences } from './AnswerDifferences.tsx';
import type { RecordedCall } from './recorder.ts';
import { StatusChip } from './StatusChip.tsx';

/** Makes a recorded call once more and holds the new answer against the recorded one. */
export function Replay({ call }: { call: RecordedCall }) {
  const say = useText();
  const { send, exchange, error, confirmation, closeConfirmation, ...state } = useCall(call.operation);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" startIcon={<RotateCw size={14} />} onClick={() => send(call.input)}>
          {say('inspector.replay')}
        </Button>
        <Typography role="status" variant="caption" color="textSecondary">
          {outcomeText({ exchange, ...state }, say)}
        </Typography>
      </Box>
      {error !== undefined && <Alert severity="error">{problemText(error, say)}</Alert>}
      {exchange && <Comparison recorded={call} repeated={exchange} />}
      {confirmation && <ConfirmDialog confirmation={confirmation} onClose={closeConfirmation} />}
    </>
  );
}

function Comparison({ recorded, repeated }: { recorded: RecordedCall; repeated: Exchange }) {
  const say = useText();
  const rows = [
    { name: say('inspector.recorded'), exchange: recorded },
    { name: say('inspector.repeated'), exchange: repeated },
  ];
  return (
    <Box
      component="section"
      aria-label={say('inspector.comparison')}
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{say('inspector.answer')}</TableCell>
            <TableCell>{say('inspector.status')}</TableCell>
            <TableCell>{say('inspector.duration')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ name, exchange }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {name}
              </TableCell>
              <TableCell>
                <StatusChip exchange={exchange} />
              </TableCell>
              <TableCell>{say('inspector.time', { ms: Math.round(exchange.milliseconds) })}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <AnswerDifferences recorded={recorded.text} repeated={repeated.text} />
    </Box>
  );
}
