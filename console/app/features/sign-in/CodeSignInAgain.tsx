import { Alert, Button, Stack } from '@mui/material';
import { useEffect, useEffectEvent, useState } from 'react';
import { useGetIdentity } from 'react-admin';
import { signInAddress } from '../../data/code-sign-in.ts';
import { useText } from '../../i18n/use-text.ts';
import { onSignIn, SIGNED_IN_PATH } from './code-sign-in-again.ts';
import { signInProblem } from './sign-in-problem.ts';
import { useSignInAgain } from './use-sign-in-again.ts';

/** Signs in at the platform in another tab, so that the page at work stays as it is. */
export function CodeSignInAgain() {
  const say = useText();
  const signInAgain = useSignInAgain();
  const { data: identity } = useGetIdentity();
  const [problem, setProblem] = useState<string>();
  const takeUp = useEffectEvent(() => {
    signInAgain().catch((error: unknown) => setProblem(signInProblem(error, say)));
  });
  useEffect(() => onSignIn(() => takeUp()), []);
  return (
    <Stack spacing={4}>
      {problem && (
        <Alert severity="error" role="alert">
          {problem}
        </Alert>
      )}
      <Button
        href={signInAddress(SIGNED_IN_PATH, identity?.username)}
        target="_blank"
        rel="opener"
        variant="contained"
        autoFocus
        sx={{ minHeight: 40 }}
      >
        {say('signIn.codeAgain')}
      </Button>
    </Stack>
  );
}
