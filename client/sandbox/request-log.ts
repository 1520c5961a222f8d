import { deleteRequestLog, getRequestLog } from '#generated/sandbox/client.gen.ts';
import type { Data, Input } from '../operation.ts';
import type { Platform } from '../platform.ts';
import type { SandboxScope } from './sessions.ts';

export type LoggedRequest = Data<'getRequestLog'>['requests'][number];
export type RequestLogFilter = Input<'getRequestLog'>['query'];

/** The last requests of the session, or of everybody with `scope: 'global'`, latest first. */
export async function readRequestLog(
  platform: Platform,
  filter: RequestLogFilter = {},
): Promise<LoggedRequest[]> {
  return (await platform.send(getRequestLog, { query: filter })).data.requests;
}

/** Forgets the requests of the session, or of everybody. */
export async function clearRequestLog(platform: Platform, scope: SandboxScope = 'session'): Promise<void> {
  await platform.send(deleteRequestLog, { query: { scope } });
}
