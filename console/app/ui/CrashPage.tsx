import { Box, Button } from '@mui/material';
import { useRouteError } from 'react-router-dom';
import { useText } from '../i18n/use-text.ts';
import { EmptyState } from './EmptyState.tsx';

/** Takes the place of a page whose code has failed; the rest of the console stays. */
export function CrashPage() {
  const say = useText();
  const error = useRouteError();
  return (
    <Box role="alert">
      <EmptyState
        isPage
        title={say('error.crashed')}
        lead={error instanceof Error ? error.message : undefined}
      >
        <Button variant="outlined" onClick={() => window.location.reload()}>
          {say('action.reload')}
        </Button>
      </EmptyState>
    </Box>
  );
}
