import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';

/** Why nobody was signed in, or else that the last sign-in is over. */
export function SignInNotice({ problem, hasExpired }: { problem: string | undefined; hasExpired: boolean }) {
  const text = useText();
  if (!problem && !hasExpired) return null;
  return (
    <StatusMessage kind={problem ? 'error' : 'info'} live>
      {problem ?? text('login.expired')}
    </StatusMessage>
  );
}
