import { useRouteLoaderData } from 'react-router';
import type { Consent } from '../../consent/consent.ts';
import type { loader } from '../../root.tsx';

/** What the visitor has allowed. */
export function useConsent(): Consent {
  const shell = useRouteLoaderData<typeof loader>('root')?.shell;
  return shell?.consent ?? { isDecided: false, allowed: [] };
}
