import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

/** What is looked at of a request. */
export type Called = Pick<IncomingMessage, 'headers'> & Partial<Pick<IncomingMessage, 'socket'>>;

/**
 * Address of who sends a request. Behind TLS every connection comes from what stands in front, which adds to
 * `X-Forwarded-For` for whom it asks; without TLS nobody stands there, and whoever says so is not believed.
 */
export function callerAddress({ headers, socket }: Called, secure: boolean): string {
  return (secure && lastForwarded(headers)) || (socket?.remoteAddress ?? '');
}

/** For whom the last of those who passed a request on asks; empty or undefined where nobody says so. */
export function lastForwarded(headers: Readonly<IncomingHttpHeaders>): string | undefined {
  return [headers['x-forwarded-for']].flat().join(',').split(',').at(-1)?.trim();
}
