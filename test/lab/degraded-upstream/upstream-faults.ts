import type { UpstreamFault } from './sandbox.ts';

/** Every way in which an answer of the platform fails. */
export const TROUBLES: readonly UpstreamFault[] = [
  ...[400, 401, 403, 404, 409, 422, 500].map((status) => ({ kind: 'status', status })),
  ...[429, 503].map((status) => ({ kind: 'status', status, retryAfterSeconds: 1 })),
  { kind: 'reset' },
  { kind: 'truncated' },
  { kind: 'empty500' },
  { kind: 'html200' },
];

/** No answer ever. Each page waits for it as long as it has patience. */
export const HANG: UpstreamFault = { kind: 'hang' };

/** A fault in a word or two. */
export const nameOf = ({ kind, status }: UpstreamFault): string =>
  status === undefined ? kind : `${kind} ${status}`;
