import { isLocalHost, isLoopback } from '#http/server/loopback.ts';
import { PlatformFault } from '../../engine/errors/platform-fault.ts';
import type { HttpRequest } from '../../engine/http/http-types.ts';

/**
 * Refuses callers from other machines: by the network interface, by whom a server in front forwards for, and by the
 * host name, since a foreign name may lead here too (DNS rebinding).
 *
 * @throws PlatformFault 403 SANDBOX_NOT_LOCAL
 */
export function refuseRemote({ remoteAddress, headers }: HttpRequest): void {
  const forwarded = texts(headers['x-forwarded-for']);
  const hosts = [...texts(headers.host), ...texts(headers['x-forwarded-host'])];
  const isLocal =
    remoteAddress !== undefined &&
    [remoteAddress, ...forwarded].every(isLoopback) &&
    hosts.every(isLocalHost);
  if (isLocal) return;
  throw new PlatformFault(
    403,
    'SANDBOX_NOT_LOCAL',
    'The sandbox can only be reached on this machine, at localhost.',
  );
}

function texts(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(',').map((text) => text.trim()));
}
