import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useStore } from '#client/react/use-store.ts';
import { sessionExpiry } from '../../data/session-expiry.ts';
import { useText } from '../../i18n/use-text.ts';
import { CodeSignInAgain } from '../sign-in/CodeSignInAgain.tsx';

/** Asks to sign in again over the page at work, which stays as it is. */
export function SignInDialog() {
  const say = useText();
  const { isExpired } = useStore(sessionExpiry);
  return (
    <Dialog open={isExpired} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again" variant="h2">
        {say('signIn.expiredTitle')}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 5 }}>
          {say('signIn.expiredLead')}
        </Typography>
        <CodeSignInAgain />
      </DialogContent>
    </Dialog>
  );
}
