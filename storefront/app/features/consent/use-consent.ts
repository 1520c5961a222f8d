import { useShell } from '../shell/use-shell.ts';
import type { Consent } from './consent.ts';

/** What the visitor has allowed. */
export function useConsent(): Consent {
  return useShell()?.consent ?? { isDecided: false, allowed: [] };
}
