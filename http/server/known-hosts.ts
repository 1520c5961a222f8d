import type { IncomingMessage } from 'node:http';
import { isLocalHost } from './loopback.ts';

/** Why a request is not for this server: a sentence, and the status that goes with it. */
export interface WrongHost {
  readonly status: 400 | 421;
  readonly errorCode: string;
  readonly message: string;
}

/**
 * Looks whether a request names a host that the server is. Any other name may be one that somebody else has pointed here,
 * so that their page reads and writes as if it were ours (DNS rebinding).
 *
 * @param addresses origins by which callers reach the server, beside the names that this machine has for itself
 */
export function wrongHost(
  { rawHeaders, headers: { host } }: Pick<IncomingMessage, 'rawHeaders' | 'headers'>,
  addresses: readonly string[],
): WrongHost | undefined {
  const hosts = rawHeaders.filter((name, place) => place % 2 === 0 && name.toLowerCase() === 'host');
  if (hosts.length > 1)
    return {
      status: 400,
      errorCode: 'MALFORMED_REQUEST',
      message: 'The request names its host more than once.',
    };
  // A caller of HTTP/1.0 need not name one; browsers do.
  if (host === undefined || isLocalHost(host) || isOneOf(host, addresses)) return undefined;
  const message =
    'This server does not answer to that host name. Reach it as localhost, or name its address in STOREFRONT_URL, CONSOLE_URL or MOCK_URL.';
  return { status: 421, errorCode: 'MISDIRECTED_REQUEST', message };
}

function isOneOf(host: string, addresses: readonly string[]): boolean {
  const name = nameIn(`http://${host}`);
  return name !== undefined && addresses.some((address) => nameIn(address) === name);
}

const nameIn = (address: string): string | undefined =>
  URL.canParse(address) ? new URL(address).hostname : undefined;
