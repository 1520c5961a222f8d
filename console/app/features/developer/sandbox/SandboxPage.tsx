import { Box, Button, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useState } from 'react';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { liftSandboxControls, openSandboxSession, type SandboxScope } from '#client/sandbox/sessions.ts';
import { useText } from '../../../i18n/use-text.ts';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorPanel } from '../../../ui/ErrorPanel.tsx';
import { PageHead } from '../../../ui/PageHead.tsx';
import { Pending } from '../../../ui/Pending.tsx';
import { usePageSettings } from '../../shell/page-settings-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ClockPart } from './ClockPart.tsx';
import { FaultsPart } from './FaultsPart.tsx';
import { LatenciesPart } from './LatenciesPart.tsx';
import { RequestLogPart } from './RequestLogPart.tsx';
import { ScenariosPart } from './ScenariosPart.tsx';
import { SessionLine } from './SessionLine.tsx';
import { StorePart } from './StorePart.tsx';
import { useChange, useControls } from './use-controls.ts';

/** Puts the mock platform into the states of a real shop, for this browser or for everybody. */
export function SandboxPage() {
  const say = useText();
  const { hasSandbox } = usePageSettings();
  usePageTitle(say('sandbox.title'));
  if (hasSandbox) return <Controls />;
  return <EmptyState isPage title={say('sandbox.none')} lead={say('sandbox.noneLead')} />;
}

function Controls() {
  const say = useText();
  const platform = usePlatform();
  const [scope, setScope] = useState<SandboxScope>('session');
  const { controls, isPending, hasNoSandbox, needsSession, error } = useControls(scope);
  const { change, isBusy } = useChange();
  if (isPending) return <Pending />;
  if (hasNoSandbox) return <EmptyState isPage title={say('sandbox.none')} lead={say('sandbox.noneLead')} />;
  const part = { scope, change };
  return (
    <>
      <PageHead title={say('sandbox.title')} lead={say('sandbox.lead')}>
        <ToggleButtonGroup
          exclusive
          size="small"
          value={scope}
          aria-label={say('sandbox.scope')}
          onChange={(_, chosen: SandboxScope | null) => chosen && setScope(chosen)}
        >
          <ToggleButton value="session">{say('sandbox.scopeSession')}</ToggleButton>
          <ToggleButton value="global">{say('sandbox.scopeGlobal')}</ToggleButton>
        </ToggleButtonGroup>
        {controls && (
          <Button
            variant="outlined"
            disabled={isBusy}
            onClick={() => change(() => liftSandboxControls(platform, scope))}
          >
            {say('sandbox.liftAll')}
          </Button>
        )}
      </PageHead>
      {error && !needsSession && <ErrorPanel error={error} />}
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          p: { xs: 3, md: 6 },
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        {needsSession && (
          <Box sx={{ gridColumn: '1 / -1' }}>
            <EmptyState title={say('sandbox.sessionNeeded')}>
              <Button variant="contained" onClick={() => change(() => openSandboxSession(platform))}>
                {say('sandbox.openSession')}
              </Button>
            </EmptyState>
          </Box>
        )}
        {controls && (
          <>
            {scope === 'session' && <SessionLine sessionId={controls.sessionId} change={change} />}
            <ScenariosPart {...part} active={controls.scenarios} />
            <Box sx={{ display: 'grid', gap: 5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
              <ClockPart {...part} clock={controls.clock} />
              <LatenciesPart {...part} latencies={controls.latencies} />
              <FaultsPart {...part} faults={controls.faults} />
              <StorePart change={change} />
            </Box>
            <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
              <RequestLogPart {...part} />
            </Box>
          </>
        )}
      </Box>
    </>
  );
}
