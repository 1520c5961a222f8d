import { lastForwarded } from '#http/server/caller-address.ts';
import { isLoopback } from '#http/server/loopback.ts';
import { networkOf } from '#http/server/network.ts';
import type { HttpRequest } from './http-types.ts';

/** The network that a caller is in. Servers of this machine say for whom they ask; nobody else is believed. */
export function callingNetwork({
  remoteAddress = '::1',
  headers,
}: Pick<HttpRequest, 'remoteAddress' | 'headers'>): string {
  const forwarded = lastForwarded(headers);
  return networkOf(forwarded && isLoopback(remoteAddress) ? forwarded : remoteAddress);
}
