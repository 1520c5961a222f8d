import { FetchError, NetworkError, PlatformError } from '#client/errors/index.ts';
import { NotStaffError } from '../../data/auth-provider.ts';
import type { Say } from '../../i18n/use-text.ts';

/** Why signing in failed, as a sentence that says what to do. */
export function signInProblem(error: unknown, say: Say): string {
  if (error instanceof NotStaffError) return say('signIn.notStaff');
  if (
    error instanceof NetworkError ||
    (error instanceof FetchError && [502, 503, 504].includes(error.status))
  ) {
    return say('signIn.unreachable');
  }
  return say('signIn.failed', { reason: error instanceof PlatformError ? error.explanation : String(error) });
}
