import { Box, Button, FormControlLabel, Switch, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { clearRequestLog } from '#client/sandbox/request-log.ts';
import { requestLogQuery } from '../../../data/queries/request-log-query.ts';
import { useText } from '../../../i18n/use-text.ts';
import { Section } from '../../object/Section.tsx';
import { LoggedRequestLine } from './LoggedRequestLine.tsx';
import type { PartProps } from './use-controls.ts';

const LEAST_ERROR = 400;

/** The last requests that the platform got, with what the sandbox did to them and where they broke the contract. */
export function RequestLogPart({ scope, change }: PartProps) {
  const say = useText();
  const platform = usePlatform();
  const [onlyViolations, setOnlyViolations] = useState(false);
  const [onlyErrors, setOnlyErrors] = useState(false);
  const filter = {
    scope,
    ...(onlyViolations && { onlyViolations }),
    ...(onlyErrors && { minStatus: LEAST_ERROR }),
  };
  const { data = [], refetch } = useQuery(requestLogQuery(platform, filter));
  const toggle = (label: string, isOn: boolean, set: (on: boolean) => void) => (
    <FormControlLabel
      control={<Switch size="small" checked={isOn} onChange={(_, on) => set(on)} />}
      label={label}
    />
  );
  return (
    <Section
      title={say('sandbox.log')}
      note={String(data.length)}
      tools={
        <>
          {toggle(say('sandbox.onlyViolations'), onlyViolations, setOnlyViolations)}
          {toggle(say('sandbox.onlyErrors'), onlyErrors, setOnlyErrors)}
          <Button onClick={() => refetch()}>{say('sandbox.logRefresh')}</Button>
          <Button onClick={() => change(() => clearRequestLog(platform, scope))}>
            {say('sandbox.logClear')}
          </Button>
        </>
      }
    >
      {data.length === 0 && (
        <Typography color="textSecondary" sx={{ p: 4 }}>
          {say('sandbox.logEmpty')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 640, overflowY: 'auto' }}>
        {data.slice(0, 100).map((request) => (
          <LoggedRequestLine key={request.number} request={request} />
        ))}
      </Box>
    </Section>
  );
}
