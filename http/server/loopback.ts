/** Whether an address of a network interface is one of this machine for itself. */
export function isLoopback(address: string): boolean {
  return /^(?:::ffff:)?127(?:\.\d{1,3}){3}$/.test(address) || address === '::1';
}

/** Whether the value of a Host header names this machine for itself, with or without a port. */
export function isLocalHost(host: string): boolean {
  return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host);
}

interface Caller {
  readonly remoteAddress: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/**
 * Whether somebody on this machine asks: by the network interface, by whom a server in front forwards for, and by the
 * host name, since a foreign name may lead here too (DNS rebinding).
 */
export function isFromHere({ remoteAddress, headers }: Caller): boolean {
  const forwarded = texts(headers['x-forwarded-for']);
  const hosts = [...texts(headers.host), ...texts(headers['x-forwarded-host'])];
  return (
    remoteAddress !== undefined && [remoteAddress, ...forwarded].every(isLoopback) && hosts.every(isLocalHost)
  );
}

function texts(header: string | string[] | undefined): string[] {
  return [header ?? []].flat().flatMap((value) => value.split(',').map((text) => text.trim()));
}
