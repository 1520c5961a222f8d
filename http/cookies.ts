import { parseCookie, stringifySetCookie } from 'cookie';

/** Values stay as they were sent; who writes one decides how it is encoded. */
const asItIs = (value: string) => value;

/** Cookies of a `Cookie` header by name; the first of two with one name wins, as it has the more specific path. */
export function readCookies(header: string | null | undefined): Readonly<Record<string, string | undefined>> {
  return parseCookie(header ?? '', { decode: asItIs });
}

/** Where cookies of an app go. */
export interface CookieScope {
  /** Behind TLS: the cookie travels on TLS only. */
  readonly secure: boolean;
  /** Path of the host below which the app lies, such as `/apotheke`; absent where it has the host for itself. */
  readonly path?: string | undefined;
}

/**
 * The name by which a browser keeps a cookie of ours: on TLS one that no plain text can set, and no other host either
 * where the app has the whole host.
 */
export function hostCookieName(name: string, { secure, path }: CookieScope): string {
  if (!secure) return name;
  return path ? `__Secure-${name}` : `__Host-${name}`;
}

export interface CookieOptions extends CookieScope {
  /** Seconds until the browser forgets it; 0 deletes it, and without it the cookie lasts as long as the visit. */
  readonly maxAgeSeconds?: number | undefined;
}

/**
 * A `Set-Cookie` value that scripts cannot read and that other sites' requests do not carry along.
 *
 * @throws TypeError for a name or a value that no cookie may have
 */
export function writeCookie(name: string, value: string, options: CookieOptions): string {
  const { maxAgeSeconds: maxAge, secure, path } = options;
  const cookie = { name, value, path: path || '/', httpOnly: true, sameSite: 'lax', secure } as const;
  return stringifySetCookie({ ...cookie, ...(maxAge !== undefined && { maxAge }) }, { encode: asItIs });
}
