import { queryOptions, skipToken } from '@tanstack/react-query';
import type { PlatformError } from '#client/errors/index.ts';
import type { Data, Input, Operation, OperationId } from '#client/operation.ts';
import type { Platform } from '#client/platform.ts';

/** Stands for an input that is not known yet: nothing is read then. */
export type Unasked = false | '' | null | undefined;

/** One read of the platform as a query: key `[operationId, input]`, as fresh as its contract asks. */
export const platformQuery = <Id extends OperationId>(
  platform: Platform,
  operation: Operation<Id>,
  input: Input<Id> | Unasked,
) => sharedQuery<Data<Id>>(operation, input && platform.queryOptions(operation, input));

interface Read<T> {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<T>;
  staleTime: number;
  gcTime: number;
}

/** A read that the client sends together with others of its tick, under the key that it has by itself. */
export const sharedQuery = <T>({ operationId }: Operation, read: Read<T> | Unasked) =>
  queryOptions<T, PlatformError>(read || { queryKey: [operationId, 'unread'], queryFn: skipToken });

interface Derivation<I extends object, T> {
  /** What is asked, less the language. */
  input: I | Unasked;
  /** What the answer is made for: no other query of the operation with the same input has that name. */
  part: string;
  /** Reads through the client, whose cache decides which calls are made. */
  read: (input: I) => Promise<T>;
}

/**
 * What several calls, or a rule of the client, make out of answers of the platform. A write that makes the answers
 * of the operation stale makes this stale too, since its key `[operationId, input, part]` begins alike.
 */
export function derivedQuery<I extends object, T>(
  platform: Platform,
  operation: Operation,
  { input, part, read }: Derivation<I, T>,
) {
  return queryOptions<T>({
    queryKey: derivedKey(platform, operation, input, part),
    queryFn: input ? () => read(input) : skipToken,
  });
}

/** The key of a derived query; answers come in the language of the request. */
export const derivedKey = (
  platform: Platform,
  { operationId }: Operation,
  input: object | Unasked,
  part: string,
) => [operationId, { ...(input || {}), language: platform.context().language }, part] as const;
