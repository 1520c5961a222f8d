import { useQuery } from '@tanstack/react-query';
import type { Operation } from '#client/operation.ts';
import { usePlatform } from '#client/react/platform-provider.tsx';
import { getVersions } from '#generated/platform/client.gen.ts';
import { derivedQuery } from './platform-query.ts';

/** Whether the platform's version has a call; what it lacks is not offered, nor is anything before that is known. */
export function useOffered(operation: Operation): boolean {
  const platform = usePlatform();
  const { data = false } = useQuery(
    derivedQuery(platform, getVersions, {
      input: {},
      part: operation.operationId,
      read: () => platform.offers(operation),
    }),
  );
  return data;
}
