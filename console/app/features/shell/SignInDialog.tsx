import { Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { useStore } from '#client/react/use-store.ts';
import { sessionExpiry } from '../../data/session-expiry.ts';
import { useText } from '../../i18n/use-text.ts';
import { CodeSignInAgain } from '../sign-in/CodeSignInAgain.tsx';
import { SignInForm } from '../sign-in/SignInForm.tsx';
import { useSignInAgain } from '../sign-in/use-sign-in-again.ts';
import { usePageSettings } from './page-settings-provider.tsx';

/** Asks to sign in again over the page at work, which stays as it is. */
export function SignInDialog() {
  const say = useText();
  const { isExpired } = useStore(sessionExpiry);
  const { signsInByCode } = usePageSettings();
  return (
    <Dialog open={isExpired} maxWidth="xs" fullWidth aria-labelledby="sign-in-again">
      <DialogTitle id="sign-in-again" variant="h2">
        {say('signIn.expiredTitle')}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 5 }}>
          {say('signIn.expiredLead')}
        </Typography>
        {signsInByCode ? <CodeSignInAgain /> : <PasswordSignInAgain />}
      </DialogContent>
    </Dialog>
  );
}

function PasswordSignInAgain() {
  const signInAgain = useSignInAgain();
  const { data: identity } = useGetIdentity();
  const [password, setPassword] = useState('');
  const [username, setUsername] = useState<string>();
  return (
    <SignInForm
      credentials={{ username: username ?? String(identity?.username ?? ''), password }}
      onChange={(changed) => {
        setUsername(changed.username);
        setPassword(changed.password);
      }}
      onSubmit={async (given) => {
        await signInAgain(given);
        setPassword('');
      }}
      focus="password"
    />
  );
}
