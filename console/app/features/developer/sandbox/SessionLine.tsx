import { Box, Button, Typography } from '@mui/material';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { closeSandboxSession } from '#client/sandbox/sessions.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { Change } from './use-controls.ts';

/** The session of this browser, and the way out of it. */
export function SessionLine({ sessionId, change }: { sessionId: string | null; change: Change }) {
  const say = useText();
  const platform = usePlatform();
  return (
    <Box sx={{ gridColumn: '1 / -1', display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'center' }}>
      <Typography variant="body2" color="textSecondary">
        {say('sandbox.session', { id: sessionId ?? '–' })}
      </Typography>
      <Button onClick={() => change(() => closeSandboxSession(platform))}>
        {say('sandbox.closeSession')}
      </Button>
    </Box>
  );
}
