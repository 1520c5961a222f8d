import { Box, Typography } from '@mui/material';
import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { announceSignIn } from './code-sign-in-again.ts';

/** Ends the tab that was opened for signing in again; says that it is done with where a browser keeps it open. */
export function SignedInPage() {
  const say = useText();
  useEffect(() => {
    announceSignIn();
    window.close();
  }, []);
  return (
    <Box component="main" sx={{ p: 6 }}>
      <Typography variant="h1">{say('signIn.codeDone')}</Typography>
      <Typography color="textSecondary">{say('signIn.codeDoneLead')}</Typography>
    </Box>
  );
}
