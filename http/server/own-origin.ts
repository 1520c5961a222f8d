import type { IncomingMessage } from 'node:http';

/** How a server is reached. */
export interface Reached {
  /** Whether browsers reach it over TLS. */
  readonly secure: boolean;
  /** See readPublicAddresses. */
  readonly addresses: readonly string[];
}

/**
 * The origin that a server names as its own: the address that it was told, or the name of this machine that the caller
 * uses, with the port at which the server listens. Behind TLS nobody but the caller knows the port.
 */
export function ownOrigin(
  { headers: { host = 'localhost' }, socket }: Pick<IncomingMessage, 'headers' | 'socket'>,
  { secure, addresses: [told] }: Reached,
): string {
  if (told !== undefined) return told;
  const origin = `${secure ? 'https' : 'http'}://${host}`;
  const url = new URL(URL.canParse(origin) ? origin : 'http://localhost');
  if (!secure) url.port = String(socket.localPort ?? '');
  return url.origin;
}
