import { getRecord } from '#generated/record-data/client.gen.ts';
import { lifetimeMs } from '../../cache/lifetime.ts';
import type { CacheState } from '../../cache/state.ts';
import type { Clock } from '../../clock.ts';
import { isNotFound, type PlatformError } from '../../errors/index.ts';
import type { RecordData } from '../types.ts';
import type { RecordRequest } from './field-paths.ts';
import { type EntriesById, expire, mergeRecord, track } from './merge.ts';
import { markMissing, ownPaths, viewOf } from './view.ts';

/** What the store can say of a request without asking the platform. */
export interface RecordSnapshot {
  state: CacheState;
  /** The record with those of the fields that are known, fresh or not. */
  data?: RecordData;
  /** Why the last read failed; a change of the record or a later success takes it back. */
  error?: PlatformError;
}

interface Failure {
  error: PlatformError;
  /** Until when the failure answers reads, in milliseconds since 1970; in the past where it is only shown. */
  until: number;
}

export type Entries = ReturnType<typeof createEntries>;

/** How long a record counts as fresh (record-data.md §9). */
const LIFETIME_MS = lifetimeMs(getRecord);

/** One entry per record, with its failure, its pending reads and those who watch it. */
export function createEntries(clock: Clock) {
  const byId: EntriesById = new Map();
  const failures = new Map<string, Failure>();
  const pending = new Map<string, number>();
  const listeners = new Map<string, Set<() => void>>();
  const tell = (recordId: string) => {
    for (const listener of listeners.get(recordId) ?? []) listener();
  };
  const forget = (recordId: string) => {
    byId.delete(recordId);
    failures.delete(recordId);
    tell(recordId);
  };

  return {
    /** Paths that are tracked of a record, each with its object before it. */
    trackedFields(recordId: string): string[] {
      const entry = byId.get(recordId);
      return [...(entry?.tracked.values() ?? [])].map((path) => `${entry?.details.apiName}.${path}`);
    },
    view: (recordId: string, request: RecordRequest) => viewOf(byId, recordId, request),
    isFresh: (readAt: number) => clock.now() - readAt < LIFETIME_MS,

    merge(record: RecordData & { id: string }, readAt = clock.now()) {
      for (const recordId of mergeRecord(byId, record, readAt)) {
        failures.delete(recordId);
        tell(recordId);
      }
    },
    /** Notes after an answer to a request which fields the platform left out, and that they are wanted. */
    close(recordId: string, { fields = [], optionalFields = [] }: RecordRequest) {
      const entry = byId.get(recordId);
      if (!entry) return;
      for (const path of ownPaths(entry, [...fields, ...optionalFields])) {
        track(entry, path);
        markMissing(byId, entry, path, clock.now());
      }
    },
    expire(recordId: string) {
      failures.delete(recordId);
      const entry = byId.get(recordId);
      if (!entry) return;
      expire(entry);
      tell(recordId);
    },
    /** Drops a record that is gone or out of sight. */
    evict: forget,
    clear() {
      for (const recordId of new Set([...byId.keys(), ...failures.keys()])) forget(recordId);
    },

    /** The failure of a read; a 404 also removes the entry (record-data.md §8). */
    fail(recordId: string, error: PlatformError, rememberMs = isNotFound(error) ? LIFETIME_MS : 0) {
      const known = failures.get(recordId);
      const isRemembered = known && known.until > clock.now() && known.error.status === error.status;
      if (!isRemembered) failures.set(recordId, { error, until: clock.now() + rememberMs });
      if (isNotFound(error)) byId.delete(recordId);
      tell(recordId);
    },
    /** A failure that answers reads, as long as it is remembered. */
    failureOf(recordId: string): PlatformError | undefined {
      const failure = failures.get(recordId);
      return failure && failure.until > clock.now() ? failure.error : undefined;
    },

    /** Marks a read of the record as under way; the answer ends that. */
    begin(recordId: string) {
      pending.set(recordId, (pending.get(recordId) ?? 0) + 1);
      tell(recordId);
      return () => {
        const left = (pending.get(recordId) ?? 1) - 1;
        if (left > 0) pending.set(recordId, left);
        else pending.delete(recordId);
        tell(recordId);
      };
    },
    snapshot(recordId: string, request: RecordRequest): RecordSnapshot {
      const view = viewOf(byId, recordId, request);
      const error = failures.get(recordId)?.error;
      const isFresh = view !== undefined && clock.now() - view.readAt < LIFETIME_MS;
      const state = stateOf({
        isPending: pending.has(recordId),
        error,
        isComplete: view?.isComplete,
        isFresh,
      });
      return { state, ...(view ? { data: view.data } : {}), ...(error ? { error } : {}) };
    },
    subscribe(recordId: string, listener: () => void) {
      const watching = listeners.get(recordId) ?? new Set();
      listeners.set(recordId, watching.add(listener));
      return () => {
        watching.delete(listener);
        if (watching.size === 0) listeners.delete(recordId);
      };
    },
  };
}

interface Facts {
  isPending: boolean;
  error: PlatformError | undefined;
  isComplete: boolean | undefined;
  isFresh: boolean;
}

/** The five states of an entry (record-data.md §4). */
function stateOf({ isPending, error, isComplete = false, isFresh }: Facts): CacheState {
  if (isPending) return 'Pending';
  if (error) return 'Error';
  if (!isComplete) return 'Unfulfilled';
  return isFresh ? 'Fulfilled' : 'Stale';
}
