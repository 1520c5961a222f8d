import { useRouteLoaderData } from 'react-router';
import type { ShellData } from '../shell/shell-data.ts';
import type { Consent } from './consent.ts';

/** What the visitor has allowed. */
export function useConsent(): Consent {
  const root = useRouteLoaderData<{ readonly shell: ShellData }>('root');
  return root?.shell.consent ?? { isDecided: false, allowed: [] };
}
