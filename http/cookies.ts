import { parseCookie, stringifySetCookie } from 'cookie';

/** Values stay as they were sent; who writes one decides how it is encoded. */
const asItIs = (value: string) => value;

/** Cookies of a `Cookie` header by name; the first of two with one name wins, as it has the more specific path. */
export function readCookies(header: string | null | undefined): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '', { decode: asItIs });
}

/** The name by which a browser keeps a cookie of ours: on TLS one that no other host and no plain text can set. */
export const hostCookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export interface CookieOptions {
  /** Seconds until the browser forgets it; 0 deletes it, and without it the cookie lasts as long as the visit. */
  readonly maxAgeSeconds?: number | undefined;
  /** Behind TLS: the cookie travels on TLS only. */
  readonly secure: boolean;
}

/**
 * A `Set-Cookie` value that scripts cannot read and that other sites' requests do not carry along.
 *
 * @throws TypeError for a name or a value that no cookie may have
 */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds: maxAge, secure } = options;
  const cookie = { name, value, path: '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return stringifySetCookie({ ...cookie, ...(maxAge !== undefined && { maxAge }) }, { encode: asItIs });
}
