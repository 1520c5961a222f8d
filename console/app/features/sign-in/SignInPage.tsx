import { Box, Divider, Paper, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogin } from 'react-admin';
import { useText } from '../../i18n/use-text.ts';
import { Brand } from '../../ui/Brand.tsx';
import { LanguageMenu } from '../shell/LanguageMenu.tsx';
import { usePageSettings } from '../shell/page-settings-provider.tsx';
import { ThemeToggle } from '../shell/ThemeToggle.tsx';
import { CodeSignIn } from './CodeSignIn.tsx';
import { DemoLogins } from './DemoLogins.tsx';
import { DEMO_PASSWORD } from './demo-logins.ts';
import { SignInForm } from './SignInForm.tsx';

/** The way in; afterwards the page that was asked for is shown. */
export function SignInPage() {
  const say = useText();
  const { signsInByCode } = usePageSettings();
  return (
    <Box
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        gridTemplateRows: 'auto 1fr',
        bgcolor: 'background.default',
      }}
    >
      <Box component="header" sx={{ display: 'flex', alignItems: 'center', p: 3, gap: 1 }}>
        <Box sx={{ flex: 1 }}>
          <Brand />
        </Box>
        <LanguageMenu />
        <ThemeToggle />
      </Box>
      <Box component="main" sx={{ display: 'grid', placeItems: 'start center', p: 4, pt: { xs: 4, md: 16 } }}>
        <Paper variant="outlined" sx={{ width: 1, maxWidth: 400, p: { xs: 5, sm: 8 } }}>
          <Typography variant="h1" sx={{ mb: 1 }}>
            {say('signIn.title')}
          </Typography>
          <Typography variant="body1" color="textSecondary" sx={{ mb: 6 }}>
            {say(signsInByCode ? 'signIn.codeLead' : 'signIn.lead')}
          </Typography>
          {signsInByCode ? <CodeSignIn /> : <PasswordSignIn />}
        </Paper>
      </Box>
    </Box>
  );
}

function PasswordSignIn() {
  const login = useLogin();
  const { isDemo } = usePageSettings();
  const [credentials, setCredentials] = useState({ username: '', password: '' });
  return (
    <>
      <SignInForm credentials={credentials} onChange={setCredentials} onSubmit={login} />
      {isDemo && (
        <>
          <Divider sx={{ my: 6 }} />
          <DemoLogins onChoose={(username) => setCredentials({ username, password: DEMO_PASSWORD })} />
        </>
      )}
    </>
  );
}
