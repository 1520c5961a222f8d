import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { usePlatform } from '#client/react/platform-provider.tsx';
import type { LoggedRequest } from '#client/sandbox/request-log.ts';
import { requestLogQuery } from '../../data/queries/request-log-query.ts';
import { usePageSettings } from '../shell/page-settings-provider.tsx';
import type { RecordedCall } from './recorder.ts';

type Violation = LoggedRequest['violations'][number];

/** A fetch is heard of by the platform at most that much later or earlier than here. */
const CLOSE_MS = 10_000;

/**
 * Where calls broke their contract, as the platform's request log tells.
 *
 * @returns undefined while it is not known, null where the platform keeps no log
 */
export function useViolations(newest: number): (call: RecordedCall) => Violation[] | undefined | null {
  const platform = usePlatform();
  const { hasSandbox } = usePageSettings();
  const { data, error } = useQuery({
    ...requestLogQuery(platform, { scope: 'global', onlyViolations: true }, `up to call ${newest}`),
    placeholderData: keepPreviousData,
    enabled: hasSandbox,
  });
  return (call) => {
    if (error || !hasSandbox) return null;
    return data && violationsOf(call, data);
  };
}

/** The violations of the logged request that is this call: the same operation and address, closest in time. */
export function violationsOf(
  { operation, url, startedAt }: Pick<RecordedCall, 'operation' | 'url' | 'startedAt'>,
  log: readonly LoggedRequest[],
): Violation[] {
  const path = url ? new URL(url).pathname + new URL(url).search : undefined;
  const distance = ({ receivedAt }: LoggedRequest) => Math.abs(Date.parse(receivedAt) - startedAt);
  const [closest] = log
    .filter((one) => one.operationId === operation.operationId && (!path || one.path === path))
    .filter((one) => distance(one) < CLOSE_MS)
    .sort((a, b) => distance(a) - distance(b));
  return closest?.violations ?? [];
}
