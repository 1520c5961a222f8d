import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useAuthProvider, useGetIdentity } from 'react-admin';
import { useStore } from '#client/react/use-store.ts';
import { sessionExpiry } from '../../data/session-expiry.ts';
import { useText } from '../../i18n/use-text.ts';
import { SignInForm } from '../sign-in/SignInForm.tsx';

/** Asks to sign in again over the page at work, which stays as it is. */
export function SignInDialog() {
  const say = useText();
  const { isExpired } = useStore(sessionExpiry);
  const { data: identity } = useGetIdentity();
  const authProvider = useAuthProvider();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState<string>();
  const credentials = { username: username ?? String(identity?.username ?? ''), password };

  const signIn = async (given: typeof credentials) => {
    await authProvider?.login(given);
    if (given.username !== identity?.username) return window.location.reload();
    setPassword('');
  };

  return (
    <Dialog open={isExpired} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again" variant="h2">
        {say('signIn.expiredTitle')}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 5 }}>
          {say('signIn.expiredLead')}
        </Typography>
        <SignInForm
          credentials={credentials}
          onChange={(changed) => {
            setUsername(changed.username);
            setPassword(changed.password);
          }}
          onSubmit={signIn}
          focus="password"
        />
      </DialogContent>
    </Dialog>
  );
}
