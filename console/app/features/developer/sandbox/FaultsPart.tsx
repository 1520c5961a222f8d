import { Box, Button, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import {
  addSandboxFault,
  type FaultInput,
  liftSandboxFault,
  type SandboxFault,
} from '#client/sandbox/rules.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import { RuleLines } from './RuleLines.tsx';
import { numberOf, operationIdsOf } from './remaining-text.ts';
import type { PartProps } from './use-controls.ts';

const KINDS = {
  status: 'sandbox.kindStatus',
  reset: 'sandbox.kindReset',
  hang: 'sandbox.kindHang',
  truncated: 'sandbox.kindTruncated',
  empty500: 'sandbox.kindEmpty500',
  html200: 'sandbox.kindHtml200',
} as const satisfies Record<FaultInput['kind'], string>;
type Kind = keyof typeof KINDS;
const EMPTY = { operations: '', status: '503', times: '', probability: '100' };

/** Spoils answers. */
export function FaultsPart({ scope, change, faults }: PartProps & { faults: SandboxFault[] }) {
  const say = useText();
  const platform = usePlatform();
  const [kind, setKind] = useState<Kind>('status');
  const [isDone, setDone] = useState(false);
  const [typed, setTyped] = useState(EMPTY);
  const add = async () => {
    const fault: FaultInput = {
      kind,
      effect: isDone ? 'done' : 'none',
      operationIds: operationIdsOf(typed.operations),
      times: numberOf(typed.times),
      probability: (numberOf(typed.probability) ?? 100) / 100,
      ...(kind === 'status' && { status: numberOf(typed.status) }),
    };
    if (await change(() => addSandboxFault(platform, fault, scope))) setTyped(EMPTY);
  };
  const field = (name: keyof typeof EMPTY) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  return (
    <Section title={say('sandbox.faults')}>
      <RuleLines
        rules={faults}
        textOf={({ kind: of, status, probability }) =>
          `${say(KINDS[of])}${status ? ` ${status}` : ''}${probability < 1 ? `, ${probability * 100} %` : ''}`
        }
        onLift={(ruleId) => change(() => liftSandboxFault(platform, ruleId, scope))}
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
          select
          label={say('sandbox.kind')}
          value={kind}
          onChange={({ target }) => setKind(target.value as Kind)}
          sx={{ flex: '2 1 200px' }}
        >
          {Object.entries(KINDS).map(([value, label]) => (
            <MenuItem key={value} value={value}>
              {say(label)}
            </MenuItem>
          ))}
        </TextField>
        {kind === 'status' && (
          <TextField
            type="number"
            label={say('sandbox.status')}
            sx={{ flex: '1 1 80px' }}
            {...field('status')}
          />
        )}
        <TextField
          label={say('sandbox.operations')}
          helperText={say('sandbox.operationsHint')}
          sx={{ flex: '1 1 100%' }}
          {...field('operations')}
        />
        <TextField
          type="number"
          label={say('sandbox.probability')}
          sx={{ flex: '1 1 110px' }}
          {...field('probability')}
        />
        <TextField type="number" label={say('sandbox.times')} sx={{ flex: '1 1 80px' }} {...field('times')} />
        <FormControlLabel
          control={<Checkbox size="small" checked={isDone} onChange={(_, on) => setDone(on)} />}
          label={say('sandbox.effect')}
        />
        <Button type="submit" variant="outlined">
          {say('sandbox.add')}
        </Button>
      </Box>
    </Section>
  );
}
