import { FetchError, NetworkError, PlatformError } from '#client/errors/index.ts';
import { NotStaffError } from '../../data/auth-provider.ts';
import type { Say } from '../../i18n/use-text.ts';

const USUAL_WAIT_MS = 1000;

/** Whether the platform answers, and asks to come again; what stands before it says otherwise that it does not. */
const isBusy = ({ status, code }: FetchError): boolean =>
  status === 503 && !['PLATFORM_UNAVAILABLE', 'UNKNOWN_ERROR'].includes(code);

/** Why signing in failed, as a sentence that says what to do. */
export function signInProblem(error: unknown, say: Say): string {
  if (error instanceof NotStaffError) return say('signIn.notStaff');
  if (error instanceof FetchError && isBusy(error))
    return say('signIn.busy', { count: Math.ceil((error.retryAfterMs ?? USUAL_WAIT_MS) / 1000) });
  if (
    error instanceof NetworkError ||
    (error instanceof FetchError && [502, 503, 504].includes(error.status))
  ) {
    return say('signIn.unreachable');
  }
  return say('signIn.failed', { reason: error instanceof PlatformError ? error.explanation : String(error) });
}
