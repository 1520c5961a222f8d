import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { ConstraintError } from '#mock/store/constraint-error.ts';
import type { Store } from '#mock/store/store.ts';

/**
 * Refuses a name, in lower case, with which somebody signs in already.
 *
 * @throws PlatformFault 409 DUPLICATE_USERNAME
 */
export async function refuseKnownUsername(store: Store, username: string): Promise<void> {
  if (await isKnownUsername(store, username)) throw known();
}

/** Whether somebody signs in with a name, in lower case. */
export async function isKnownUsername(store: Store, username: string): Promise<boolean> {
  return (await store.count('User', { Username: username })) > 0;
}

/** Two who take one name at once: the database lets one of them in, and the other is refused alike. */
export function asKnownUsername(error: unknown): never {
  throw error instanceof ConstraintError && error.fields.includes('Username') ? known() : error;
}

function known(): PlatformFault {
  return new PlatformFault(
    409,
    'DUPLICATE_USERNAME',
    'There is an account with this mail address already. Sign in with it.',
  );
}
