import { createQueryClient } from '#client/cache/query-client.ts';
import type { Operation } from '#client/operation.ts';
import { createPlatform, type PlatformOptions } from '#client/platform.ts';
import type { LooseInput } from '#client/send/fill-in.ts';
import type { SharedAnswers } from '#client/versions/send-in-version.ts';
import type { SharedReading } from './shared-reads.server.ts';

/**
 * What a request reads of the answers that guests share. What has to be asked is asked over a wire of nobody, so that no
 * answer that is shared can be meant for who sent the request.
 */
export function sharedAnswers(
  reading: SharedReading,
  wire: Pick<PlatformOptions, 'origin' | 'isSite' | 'versions' | 'fetch'>,
): SharedAnswers {
  const ask = (operation: Operation, input: LooseInput) =>
    createPlatform({
      ...wire,
      queryClient: createQueryClient({ isServer: true }),
      context: () => ({}),
    }).send(operation, input as never);
  return { read: (operation, input) => reading.read(operation, input, () => ask(operation, input)) };
}
