import type { QueryClient } from '@tanstack/query-core';
import { invalidate } from './cache/invalidate.ts';
import { type PlatformQueryOptions, queryOptionsFor } from './cache/query-options.ts';
import { type CacheOptions, readThroughCache } from './cache/read.ts';
import { type CacheState, cacheState } from './cache/state.ts';
import { type Clock, systemClock } from './clock.ts';
import type { PlatformContext } from './context.ts';
import type { Data, Input, Operation, OperationId } from './operation.ts';
import { withRetries } from './retry/retry.ts';
import { addressOf } from './send/address.ts';
import { createCsrfToken } from './send/csrf-token.ts';
import { fillIn, type LooseInput } from './send/fill-in.ts';
import type { Observer } from './send/observed.ts';
import { requirePath } from './send/require-path.ts';
import type { Answer, Fetch, SendOptions } from './send/send.ts';
import { callBase } from './send/site-base.ts';
import { isOffered } from './versions/older-forms.ts';
import { type SharedAnswers, sendInVersion, type VersionedWire } from './versions/send-in-version.ts';
import { createSpokenVersions, type VersionMemory } from './versions/spoken-versions.ts';
import { baseIn } from './versions/version-of.ts';

export interface PlatformOptions {
  /** Address of the platform without a trailing slash; in a browser its own origin. */
  origin: string;
  fetch?: Fetch;
  /** One per browser; on a server one per request (see cache/query-client.ts). */
  queryClient: QueryClient;
  /** Read at every call, so that a change of account or language counts from the next call on. */
  context: () => PlatformContext;
  clock?: Clock;
  /** During server rendering nothing is polled or started again (SF-CART-04, SF-CHECKOUT-08). Default: false. */
  isServer?: boolean;
  /** Is told of every fetch once it has ended: what a request inspector shows. */
  observe?: Observer;
  /**
   * Where the versions that the platform speaks are kept, so that each call is made in one of them (RD-VERSION-51).
   * Absent, the platform is not asked, and calls are made in the version of their contract.
   */
  versions?: VersionMemory | undefined;
  /** Whether the caller is a site, whose guests the platform answers at a base of its own (SF-CALL-03). Default: false. */
  isSite?: boolean;
  /** Answers that this platform shares with others, where they have them. */
  shared?: SharedAnswers | undefined;
}

export interface WriteOptions {
  signal?: AbortSignal;
  /** The request may be repeated though its effect is unknown. Default: true for PUT and DELETE. */
  safeToRepeat?: boolean;
}

/** The typed door to the platform. Every outcome is data or one PlatformError. */
export interface Platform {
  readonly queryClient: QueryClient;
  readonly clock: Clock;
  readonly context: () => PlatformContext;
  readonly isServer: boolean;
  /** A GET through the cache, as fresh as its contract asks. */
  read<Id extends OperationId>(
    operation: Operation<Id>,
    input: Input<Id>,
    options?: CacheOptions,
  ): Promise<Data<Id>>;
  /** A change, with the retry policy and without the cache. */
  write<Id extends OperationId>(
    operation: Operation<Id>,
    input: Input<Id>,
    options?: WriteOptions,
  ): Promise<Data<Id>>;
  /** One fetch without cache and retries, for the rules that need the status or a header. */
  send<Id extends OperationId>(
    operation: Operation<Id>,
    input: Input<Id>,
    options?: SendOptions,
  ): Promise<Answer<Data<Id>>>;
  /** What TanStack Query needs to read this: key `[operationId, input]`, function, lifetimes. */
  queryOptions<Id extends OperationId>(
    operation: Operation<Id>,
    input: Input<Id>,
  ): PlatformQueryOptions<Data<Id>>;
  /** What the cache holds of this read. */
  state<Id extends OperationId>(operation: Operation<Id>, input: Input<Id>): CacheState;
  /** What is known of the platform's versions, for another platform over the same origin. */
  readonly versions: VersionMemory | undefined;
  /** Whether the platform has a call, in its own or an older form; what it lacks is not offered (RD-VERSION-55). */
  offers(operation: Operation): Promise<boolean>;
  /** Address of an operation on the platform's origin in the version that it is known to speak. */
  addressOf(operation: Operation, parameters: Readonly<Record<string, string>>): string;
  /** Marks every cached answer of these reads as stale; those on the screen are read again. */
  invalidate(...operations: Operation[]): Promise<void>;
}

/** Creates the platform over a fetch, a cache and a context of the caller's. */
export function createPlatform(options: PlatformOptions): Platform {
  const { origin, queryClient, context, clock = systemClock, isServer = false } = options;
  const {
    fetch = (request: Request) => globalThis.fetch(request),
    observe,
    versions,
    isSite = false,
    shared,
  } = options;
  const plainWire = { origin, fetch, clock, observe, isSite };
  const wire: VersionedWire = {
    ...plainWire,
    shared,
    spoken: versions && createSpokenVersions(versions, plainWire),
    ask: (operation, input) => readThroughCache(queryClient, queryOptions(operation, input)),
  };
  const complete = (operation: Operation, input: LooseInput) => {
    const filled = fillIn(operation, input, context());
    requirePath(operation, filled);
    return filled;
  };
  const csrf = createCsrfToken(queryClient, wire);

  const sendOnce = async (operation: Operation, input: LooseInput, sendOptions?: SendOptions) => {
    const filled = complete(operation, input);
    return csrf.appliesTo(operation)
      ? csrf.sendWithToken(operation, filled, sendOptions)
      : sendInVersion(wire, operation, filled, sendOptions);
  };
  const write = async (operation: Operation, input: LooseInput, writeOptions: WriteOptions = {}) => {
    const { signal, safeToRepeat = isIdempotent(operation) } = writeOptions;
    const policy = { operationId: operation.operationId, clock, safeToRepeat, signal };
    const answer = await withRetries(() => sendOnce(operation, input, { signal }), policy);
    return answer.data;
  };
  const queryOptions = (operation: Operation, input: LooseInput) =>
    queryOptionsFor({ queryClient, wire, operation, input: complete(operation, input) });

  return {
    queryClient,
    clock,
    context,
    isServer,
    versions,
    offers: async (operation) => isOffered(operation, await wire.spoken?.()),
    addressOf: ({ base, path }, parameters) =>
      addressOf({ base: baseIn(callBase(base, isSite), versions?.spoken), path }, parameters),
    read: async (operation, input, cacheOptions) => {
      const query = queryOptions(operation, input as LooseInput);
      return (await readThroughCache(queryClient, query, cacheOptions)) as never;
    },
    write: (operation, input, writeOptions) => write(operation, input as LooseInput, writeOptions) as never,
    send: (operation, input, sendOptions) => sendOnce(operation, input as LooseInput, sendOptions) as never,
    queryOptions: (operation, input) => queryOptions(operation, input as LooseInput) as never,
    state: (operation, input) => cacheState(queryClient, queryOptions(operation, input as LooseInput)),
    invalidate: async (...operations) => {
      const ids = operations.map(({ operationId }) => invalidate(queryClient, { queryKey: [operationId] }));
      await Promise.all(ids);
    },
  };
}

/** PUT and DELETE say what shall be, not what to do once more. */
const isIdempotent = ({ method }: Operation) => method === 'put' || method === 'delete';
