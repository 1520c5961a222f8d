import { isFromHere } from '#http/server/loopback.ts';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { HttpRequest } from '../../engine/http/http-types.ts';

/**
 * Refuses callers from other machines; see isFromHere.
 *
 * @throws PlatformFault 403 SANDBOX_NOT_LOCAL
 */
export function refuseRemote({ remoteAddress, headers }: HttpRequest): void {
  if (isFromHere({ remoteAddress, headers })) return;
  throw new PlatformFault(
    403,
    'SANDBOX_NOT_LOCAL',
    'The sandbox can only be reached on this machine, at localhost.',
  );
}
