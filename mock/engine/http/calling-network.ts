import { isLoopback } from '#http/server/loopback.ts';
import { networkOf } from '#http/server/network.ts';
import type { HttpRequest } from './http-types.ts';

/** The network that a caller is in. Servers of this machine say for whom they ask; nobody else is believed. */
export function callingNetwork({
  remoteAddress = '::1',
  headers,
}: Pick<HttpRequest, 'remoteAddress' | 'headers'>): string {
  const forwarded = [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
  return networkOf(forwarded && isLoopback(remoteAddress) ? forwarded : remoteAddress);
}
