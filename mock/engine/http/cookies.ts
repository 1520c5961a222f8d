/** Cookies of a request by name; the first of two with one name wins, as it has the more specific path. */
export function parseCookies(header: string | undefined): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, Math.max(equals, 0)).trim();
    if (name !== '' && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

export interface CookieOptions {
  /** Seconds until the browser forgets it; 0 deletes it. */
  readonly maxAgeSeconds: number;
  /** Behind TLS: the cookie travels on TLS only. */
  readonly secure: boolean;
}

/** A Set-Cookie value that scripts cannot read and that other sites' requests do not carry along. */
export function serialiseCookie(name: string, value: string, options: CookieOptions): string {
  const attributes = [
    `${name}=${value}`,
    'Path=/',
    `Max-Age=${options.maxAgeSeconds}`,
    'HttpOnly',
    'SameSite=Lax',
  ];
  if (options.secure) attributes.push('Secure');
  return attributes.join('; ');
}
