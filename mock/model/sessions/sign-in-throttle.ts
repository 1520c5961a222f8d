import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import type { Store } from '#mock/store/store.ts';
import { hashToken } from './session-token.ts';

/** Failures that cost nothing: everybody mistypes a password. */
const FREE_FAILURES = 4;
const LONGEST_DELAY_SECONDS = 15 * 60;
/** After so long without a failure nothing is known of those before. */
const MEMORY_SECONDS = 60 * 60;

/** Who tries to sign in, from where and when. */
export interface SignInAttempt {
  readonly username: string;
  readonly network: string;
  readonly now: Date;
  /** Failures that cost nothing, where more than usual are. */
  readonly freeFailures?: number;
}

/** Too many wrong passwords have come for a name from a network; nothing was compared. */
export class SignInThrottled extends PlatformFault {
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    const message = `Too many attempts to sign in. Try again in ${retryAfterSeconds} seconds.`;
    super(429, 'LOGIN_RATE_EXCEEDED', message, { headers: { 'retry-after': String(retryAfterSeconds) } });
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/**
 * Refuses somebody who has failed too often to sign in. The delay counts for the name and the network together, so that
 * nobody can lock a person out who is elsewhere, and it grows whether or not there is somebody of that name.
 *
 * @throws SignInThrottled
 */
export async function refuseThrottled(store: Store, attempt: SignInAttempt): Promise<void> {
  const stored = await store.findOne('SignInThrottle__c', { where: { KeyHash__c: keyOf(attempt) } });
  const wait = stored ? new Date(stored.RetryAt__c).getTime() - attempt.now.getTime() : 0;
  const seconds = Math.ceil(wait / 1000);
  // A longer delay was noted by a clock that has been set back since, and must not keep anybody out.
  if (seconds > 0 && seconds <= LONGEST_DELAY_SECONDS) throw new SignInThrottled(seconds);
}

/** Counts a wrong password, and forgets what is too old to matter. */
export async function noteFailure(store: Store, attempt: SignInAttempt): Promise<void> {
  const KeyHash__c = keyOf(attempt);
  await store.deleteWhere('SignInThrottle__c', { ExpiresAt__c: { lte: attempt.now.toISOString() } });
  const stored = await store.findOne('SignInThrottle__c', { where: { KeyHash__c } });
  const failures = (stored?.Failures__c ?? 0) + 1;
  const delay = delaySeconds(failures, attempt.freeFailures);
  const counted = {
    Failures__c: failures,
    RetryAt__c: after(attempt.now, delay),
    ExpiresAt__c: after(attempt.now, delay + MEMORY_SECONDS),
  };
  if (stored) await store.update('SignInThrottle__c', stored.Id, counted);
  else await store.insert('SignInThrottle__c', { KeyHash__c, ...counted }).catch(ignoreTwin);
}

/** Whoever signs in has mistyped before. */
export async function forgetFailures(store: Store, attempt: SignInAttempt): Promise<void> {
  await store.deleteWhere('SignInThrottle__c', { KeyHash__c: keyOf(attempt) });
}

/** Nothing at first, then a second that doubles with each failure. */
function delaySeconds(failures: number, free = FREE_FAILURES): number {
  return failures <= free ? 0 : Math.min(LONGEST_DELAY_SECONDS, 2 ** (failures - free - 1));
}

/** Another process has counted the first failure in the same moment. */
function ignoreTwin(error: unknown): void {
  if (!(error instanceof ConstraintError)) throw error;
}

const keyOf = ({ username, network }: SignInAttempt): string =>
  hashToken(`${username.toLowerCase()}\n${network}`);

const after = (now: Date, seconds: number): string => new Date(now.getTime() + seconds * 1000).toISOString();
