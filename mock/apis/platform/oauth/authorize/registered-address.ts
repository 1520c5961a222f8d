import type { Row } from '#mock/store/row.ts';

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether an address of return is registered for an application. One of this machine that is registered without a port
 * stands for every port there, as a program takes the one that is free (RFC 8252, section 7.3).
 */
export function isAddressOf({ CallbackUrls__c }: Row<'ConnectedApplication'>, address: string): boolean {
  const registered = (CallbackUrls__c ?? '').split(/\s+/).filter((each) => each !== '');
  if (registered.includes(address)) return true;
  const portless = withoutPort(address);
  return portless !== undefined && registered.includes(portless);
}

/** An address of this machine without its port; undefined for any other. */
function withoutPort(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.href !== address || !LOOPBACK.includes(url.hostname) || url.port === '') return undefined;
  url.port = '';
  return url.href;
}
