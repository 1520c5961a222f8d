import type { IncomingHttpHeaders } from 'node:http';

/** The token of an Authorization header with the scheme `Bearer`, or with `OAuth`, its older name on the platform. */
export function bearerTokenOf({ authorization }: IncomingHttpHeaders): string | undefined {
  return authorization?.match(/^(?:Bearer|OAuth) +(\S+)$/i)?.[1];
}
