import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';

/**
 * Refuses one more of what somebody may have so many of (PF-SEC-07).
 *
 * @param count how many there are
 * @throws PlatformFault 400 ACCOUNT_LIMIT_EXCEEDED
 */
export function refuseBeyond(count: number, most: number, message: (most: number) => string): void {
  if (count >= most) throw new PlatformFault(400, 'ACCOUNT_LIMIT_EXCEEDED', message(most));
}
