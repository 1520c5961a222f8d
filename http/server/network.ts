import { isIPv6 } from 'node:net';

/** How many of the eight parts of an IPv6 address name the network; whoever has one has all of its addresses. */
const NETWORK_PARTS = 4;

/** The network of an address: itself, or for IPv6 its first half. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const { hostname } = new URL(`http://[${plain.split('%')[0]}]`);
  const [before = [], after = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array(8 - before.length - after.length).fill('0');
  return [...before, ...zeros, ...after].slice(0, NETWORK_PARTS).join(':');
}
