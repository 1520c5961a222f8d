import { Box, ButtonBase, Chip, Typography } from '@mui/material';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { type Say, useText } from '../../i18n/use-text.ts';
import { CallDetails, type CallLineProps } from './CallDetails.tsx';
import { StatusChip } from './StatusChip.tsx';
import type { InspectedCall } from './use-calls.ts';

/** One call as a line: operation, status, time, cache; more on a click. */
export function CallLine({ inspected, violations, isSought }: CallLineProps & { isSought: boolean }) {
  const say = useText();
  const [isOpen, setOpen] = useState(isSought);
  const { operationId, call, cache } = inspected;
  return (
    <Box component="li" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <ButtonBase
        aria-expanded={isOpen}
        autoFocus={isSought}
        onClick={() => setOpen(!isOpen)}
        sx={{
          width: 1,
          px: 3,
          py: 1.5,
          gap: 2,
          alignItems: 'start',
          textAlign: 'left',
          '&:hover': { bgcolor: 'action.hover' },
        }}
      >
        <Box
          component={ChevronRight}
          size={14}
          sx={{ mt: 1, flex: 'none', transform: isOpen ? 'rotate(90deg)' : undefined }}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2" noWrap sx={{ fontWeight: 600, fontFamily: 'monospace' }}>
            {operationId}
          </Typography>
          <Typography variant="caption" color="textSecondary" component="div" noWrap>
            {call ? say('inspector.time', { ms: Math.round(call.milliseconds) }) : say('inspector.fromCache')}
            {cache && ` · ${cacheText(cache, say)}`}
          </Typography>
        </Box>
        {violations && violations.length > 0 && (
          <Chip
            label={say('inspector.violationCount', { count: violations.length })}
            variant="outlined"
            sx={{ color: 'error.main', borderColor: 'error.main' }}
          />
        )}
        {call && <StatusChip exchange={call} />}
      </ButtonBase>
      {isOpen && <CallDetails inspected={inspected} violations={violations} />}
    </Box>
  );
}

function cacheText({ state, ageMs }: NonNullable<InspectedCall['cache']>, say: Say): string {
  const shown = `${say('inspector.cacheState')}: ${say(`inspector.${state}`)}`;
  return ageMs === undefined ? shown : `${shown}, ${say('inspector.age', { age: ageText(ageMs) })}`;
}

function ageText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1_000));
  return seconds < 120 ? `${seconds} s` : `${Math.round(seconds / 60)} min`;
}
