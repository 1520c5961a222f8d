import { Box, Button, Chip, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  type ClockChange,
  changeSandboxClock,
  resetSandboxClock,
  type SandboxClock,
} from '#client/sandbox/clock.ts';
import { personZone } from '../../../i18n/manner.ts';
import { fromPersonTime } from '../../../i18n/person-time.ts';
import { useLocale, useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import type { PartProps } from './use-controls.ts';

const STEPS = [
  { label: 'sandbox.hour', seconds: 3_600 },
  { label: 'sandbox.day', seconds: 86_400 },
  { label: 'sandbox.month', seconds: 30 * 86_400 },
] as const;

/** What time it is for the platform: moved on, set, stopped. */
export function ClockPart({ scope, change, clock }: PartProps & { clock: SandboxClock }) {
  const say = useText();
  const platform = usePlatform();
  const locale = useLocale();
  const [moment, setMoment] = useState('');
  const set = (wanted: ClockChange) => change(() => changeSandboxClock(platform, wanted, scope));
  const when = new Date(clock.now).toLocaleString(locale, {
    dateStyle: 'full',
    timeStyle: 'medium',
    timeZone: personZone(),
  });
  return (
    <Section title={say('sandbox.clock')}>
      <Box sx={{ p: 4, display: 'grid', gap: 3 }}>
        <Typography>
          {say('sandbox.now', { when })} {clock.isChanged && <Chip label={say('sandbox.changed')} />}{' '}
          {clock.isFrozen && <Chip label={say('sandbox.frozen')} />}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {STEPS.map(({ label, seconds }) => (
            <Button key={label} variant="outlined" onClick={() => set({ advanceSeconds: seconds })}>
              {say('sandbox.forward', { amount: say(label) })}
            </Button>
          ))}
          <Button variant="outlined" onClick={() => set({ isFrozen: !clock.isFrozen })}>
            {say(clock.isFrozen ? 'sandbox.run' : 'sandbox.freeze')}
          </Button>
          <Button
            disabled={!clock.isChanged}
            onClick={() => change(() => resetSandboxClock(platform, scope))}
          >
            {say('sandbox.resetClock')}
          </Button>
        </Box>
        <Box
          component="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (moment) set({ moment: fromPersonTime(moment) });
          }}
          sx={{ display: 'flex', gap: 2 }}
        >
          <TextField
            type="datetime-local"
            label={say('sandbox.moment')}
            value={moment}
            onChange={({ target }) => setMoment(target.value)}
            slotProps={{ inputLabel: { shrink: true } }}
          />
          <Button type="submit" disabled={!moment}>
            {say('sandbox.setMoment')}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}
