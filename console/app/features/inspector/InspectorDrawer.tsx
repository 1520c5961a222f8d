import { Box, Drawer, FormControlLabel, IconButton, Switch, Typography } from '@mui/material';
import { Trash2, X } from 'lucide-react';
import { useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { SearchField } from '../../ui/SearchField.tsx';
import { INSPECTOR_WIDTH } from '../shell/panels.ts';
import { CallCounts } from './CallCounts.tsx';
import { CallLine } from './CallLine.tsx';
import { forgetCalls } from './recorder.ts';
import { useCalls } from './use-calls.ts';
import { useViolations } from './use-violations.ts';

interface InspectorDrawerProps {
  /** Number of a call, of whatever page, that is shown open. */
  sought?: number | undefined;
  onClose: () => void;
}

/** The calls behind the page, in a drawer beside it, or over it where the window is narrow. */
export function InspectorDrawer({ sought, onClose }: InspectorDrawerProps) {
  const say = useText();
  const [isAll, setAll] = useState(sought !== undefined);
  const [term, setTerm] = useState('');
  const calls = useCalls(isAll);
  const newest = Math.max(0, ...calls.map(({ call }) => call?.number ?? 0));
  const violationsOf = useViolations(newest);
  const wanted = term.trim().toLowerCase();
  const shown = calls.filter(({ operationId }) => operationId.toLowerCase().includes(wanted));
  return (
    <Drawer
      open
      variant="persistent"
      anchor="right"
      slotProps={{
        paper: {
          component: 'aside',
          'aria-label': say('inspector.title'),
          sx: { width: `min(100vw, ${INSPECTOR_WIDTH}px)`, top: 52, height: 'calc(100dvh - 52px)' },
        } as never,
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 3, borderBottom: 1, borderColor: 'divider' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
          <Typography variant="h2" sx={{ flex: 1 }}>
            {say('inspector.title')}
          </Typography>
          <IconButton aria-label={say('inspector.forget')} onClick={forgetCalls}>
            <Trash2 size={16} strokeWidth={1.5} />
          </IconButton>
          <IconButton aria-label={say('action.close')} onClick={onClose}>
            <X size={18} strokeWidth={1.5} />
          </IconButton>
        </Box>
        <CallCounts calls={shown} />
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center' }}>
          <SearchField
            label={say('inspector.filter')}
            value={term}
            onChange={setTerm}
            autoFocus={sought === undefined}
          />
          <FormControlLabel
            control={<Switch size="small" checked={isAll} onChange={(_, on) => setAll(on)} />}
            label={say('inspector.allPages')}
          />
        </Box>
      </Box>
      {shown.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('inspector.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', overflowY: 'auto' }}>
        {shown.map((inspected) => (
          <CallLine
            key={inspected.id}
            inspected={inspected}
            isSought={sought !== undefined && inspected.call?.number === sought}
            violations={inspected.call ? violationsOf(inspected.call) : []}
          />
        ))}
      </Box>
    </Drawer>
  );
}
