import { createQueryClient } from '../cache/query-client.ts';
import type { PlatformContext } from '../context.ts';
import { createPlatform, type PlatformOptions } from '../platform.ts';
import type { Fetch } from '../send/send.ts';
import { stubClock } from './stub-clock.ts';

export const WEBSTORE_ID = '0ZE000000000001AAA';

/** A platform over a stubbed fetch and a clock that never sleeps. */
export function stubPlatform(
  fetch: Fetch,
  context: Partial<PlatformContext> = {},
  { isServer, isSite }: Pick<PlatformOptions, 'isServer' | 'isSite'> = {},
) {
  const time = stubClock();
  const queryClient = createQueryClient();
  const platform = createPlatform({
    origin: 'http://platform.test',
    fetch,
    queryClient,
    clock: time.clock,
    isServer,
    isSite,
    context: () => ({ webstoreId: WEBSTORE_ID, ...context }),
  });
  return { platform, queryClient, ...time };
}
