import { Box, Button, TextField } from '@mui/material';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { addSandboxLatency, liftSandboxLatency, type SandboxLatency } from '#client/sandbox/rules.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import { RuleLines } from './RuleLines.tsx';
import { numberOf, operationIdsOf } from './remaining-text.ts';
import type { PartProps } from './use-controls.ts';

const EMPTY = { operations: '', least: '500', most: '', times: '' };

/** Holds answers back. */
export function LatenciesPart({ scope, change, latencies }: PartProps & { latencies: SandboxLatency[] }) {
  const say = useText();
  const platform = usePlatform();
  const [typed, setTyped] = useState(EMPTY);
  const add = async () => {
    const { operations, least, most, times } = typed;
    const latency = {
      operationIds: operationIdsOf(operations),
      milliseconds: numberOf(least) ?? 0,
      maxMilliseconds: numberOf(most),
      times: numberOf(times),
    };
    if (await change(() => addSandboxLatency(platform, latency, scope))) setTyped(EMPTY);
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Section title={say('sandbox.latencies')}>
      <RuleLines
        rules={latencies}
        textOf={({ milliseconds, maxMilliseconds }) =>
          milliseconds === maxMilliseconds ? `${milliseconds} ms` : `${milliseconds}–${maxMilliseconds} ms`
        }
        onLift={(ruleId) => change(() => liftSandboxLatency(platform, ruleId, scope))}
      />
      <Box
        component="form"
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 4, alignItems: 'start' }}
      >
        <TextField
          label={say('sandbox.operations')}
          helperText={say('sandbox.operationsHint')}
          sx={{ flex: '1 1 100%' }}
          {...field('operations')}
        />
        <TextField
          type="number"
          label={say('sandbox.least')}
          sx={{ flex: '1 1 100px' }}
          {...field('least')}
        />
        <TextField type="number" label={say('sandbox.most')} sx={{ flex: '1 1 100px' }} {...field('most')} />
        <TextField type="number" label={say('sandbox.times')} sx={{ flex: '1 1 80px' }} {...field('times')} />
        <Button type="submit" variant="outlined">
          {say('sandbox.add')}
        </Button>
      </Box>
    </Section>
  );
}
