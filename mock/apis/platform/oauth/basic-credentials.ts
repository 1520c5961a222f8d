/** Name and password of Basic authorization (RFC 7617); undefined where the header is none. */
export function basicCredentials(authorization = ''): { name: string; password: string } | undefined {
  const encoded = /^Basic +([A-Za-z0-9+/=]+)$/i.exec(authorization)?.[1];
  if (encoded === undefined) return undefined;
  const [, name = '', password = ''] =
    /^([^:]*):?(.*)$/s.exec(Buffer.from(encoded, 'base64').toString()) ?? [];
  return { name, password };
}
