import { keepPreviousData, type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { PlatformError } from '../errors/index.ts';
import type { Data, Input, Operation, OperationId } from '../operation.ts';
import { usePlatform } from './platform-provider.tsx';

interface ReadOptions {
  /** False leaves the read out, as long as its input is not known. */
  enabled?: boolean;
  /** Shows the answer for the previous input until the new one is there. */
  keepPrevious?: boolean;
}

/** A GET of the platform as a query: cached and refreshed as its contract asks. */
export function useRead<Id extends OperationId>(
  operation: Operation<Id>,
  input: Input<Id>,
  { enabled = true, keepPrevious = false }: ReadOptions = {},
): UseQueryResult<Data<Id>, PlatformError> {
  const platform = usePlatform();
  const query: object = enabled ? platform.queryOptions(operation, input) : unread(operation);
  const options = { ...query, enabled, placeholderData: keepPrevious ? keepPreviousData : undefined };
  return useQuery(options as UseQueryOptions<Data<Id>, PlatformError>);
}

/** A disabled read may still have holes in its input, which is not looked at then. */
function unread({ operationId }: Operation) {
  return {
    queryKey: [operationId, 'unread'],
    queryFn: () => Promise.reject(new Error(`${operationId} is not read.`)),
  };
}
