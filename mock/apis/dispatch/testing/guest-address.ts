const SITE = '/webruntime/api';
const DATA = '/services/data/v';

/** The address of a call for somebody without a session, whom the platform answers at the base of a site only. */
export function guestAddress(address: string): string {
  return address.startsWith(DATA) ? SITE + address : address;
}
