import type { Platform } from '#client/platform.ts';
import { type RequestLogFilter, readRequestLog } from '#client/sandbox/request-log.ts';
import { getRequestLog } from '#generated/sandbox/client.gen.ts';
import { derivedQuery } from './platform-query.ts';

/** The requests that the platform has logged, asked for anew each time. */
export const requestLogQuery = (platform: Platform, filter: RequestLogFilter, part = 'page') =>
  derivedQuery(platform, getRequestLog, {
    input: { ...filter },
    part,
    read: () => readRequestLog(platform, filter),
  });
