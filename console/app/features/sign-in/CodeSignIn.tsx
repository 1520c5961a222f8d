import { Alert, Button, Stack } from '@mui/material';
import { useLocation } from 'react-router-dom';
import { useStore } from '#client/react/use-store.ts';
import { signInAddress } from '../../data/code-sign-in.ts';
import { turnedAway } from '../../data/session-expiry.ts';
import type { TextKey } from '../../i18n/messages.ts';
import { useText } from '../../i18n/use-text.ts';
import { usePageSettings } from '../shell/page-settings-provider.tsx';
import { DemoLogins } from './DemoLogins.tsx';

/** Why somebody came back from the platform without being signed in, by what the address says. */
const PROBLEMS: Readonly<Record<string, TextKey>> = {
  denied: 'signIn.problemDenied',
  interrupted: 'signIn.problemInterrupted',
  refused: 'signIn.problemRefused',
  unreachable: 'signIn.problemUnreachable',
};

/** Leads to the platform's own sign-in page, and from there to the page that was asked for. */
export function CodeSignIn() {
  const say = useText();
  const { environment, isDemo } = usePageSettings();
  const { state, search } = useLocation() as { state: AskedFor | null; search: string };
  const { isNotStaff } = useStore(turnedAway);
  const problem = isNotStaff ? 'signIn.notStaff' : PROBLEMS[new URLSearchParams(search).get('problem') ?? ''];
  const returnTo = `${state?.nextPathname ?? '/'}${state?.nextSearch ?? ''}`;
  return (
    <Stack spacing={4}>
      {problem && (
        <Alert severity="error" role="alert">
          {say(problem)}
        </Alert>
      )}
      <Button href={signInAddress(returnTo)} variant="contained" autoFocus sx={{ minHeight: 40 }}>
        {say('signIn.codeSubmit', { environment })}
      </Button>
      {isDemo && <DemoLogins returnTo={returnTo} />}
    </Stack>
  );
}

/** What react-admin keeps of the page from which it led here. */
interface AskedFor {
  nextPathname?: string;
  nextSearch?: string;
}
