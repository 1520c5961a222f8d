import { getRecord } from '#generated/record-data/client.gen.ts';
import { lifetimeMs } from '../../cache/lifetime.ts';
import type { Clock } from '../../clock.ts';
import { isNotFound, type PlatformError } from '../../errors/index.ts';
import type { RecordData } from '../types.ts';
import { createFailures } from './failures.ts';
import type { RecordRequest } from './field-paths.ts';
import { type EntriesById, expire, mergeRecord, track } from './merge.ts';
import { type RecordSnapshot, snapshotOf } from './snapshot.ts';
import { markMissing, ownPaths, viewOf } from './view.ts';
import { createWatchers } from './watchers.ts';

/** How long a record counts as fresh (RD-CACHE-21). */
const LIFETIME_MS = lifetimeMs(getRecord);

/** One entry per record, with its failure, its pending reads and those who watch it. */
export interface Entries {
  view(recordId: string, request: RecordRequest): ReturnType<typeof viewOf>;
  snapshot(recordId: string, request: RecordRequest): RecordSnapshot;
  isFresh(readAt: number): boolean;
  /** Paths that are tracked of a record, each with its object before it. */
  trackedFields(recordId: string): string[];
  /** A failure that answers reads, as long as it is remembered. */
  failureOf(recordId: string): PlatformError | undefined;
  /** Takes a record of an answer, and the records it refers to. */
  merge(record: RecordData & { id: string }, readAt?: number): void;
  /** Notes after an answer to a request which fields the platform left out, and that they are wanted. */
  close(recordId: string, request: RecordRequest): void;
  /** Everything known of the record is stale from now on. */
  expire(recordId: string): void;
  /** Keeps the failure of a read, answered for a time; a 404 also removes the entry (RD-STATE-04, RD-STATE-06). */
  fail(recordId: string, error: PlatformError, rememberMs?: number): void;
  /** Drops a record that is gone or out of sight. */
  evict(recordId: string): void;
  clear(): void;
  /** Marks a read of the record as under way, until the answer is called. */
  begin(recordId: string): () => void;
  subscribe(recordId: string, listener: () => void): () => void;
}

export function createEntries(clock: Clock): Entries {
  const byId: EntriesById = new Map();
  const failures = createFailures(clock);
  const pending: string[] = [];
  const { tell, subscribe } = createWatchers();
  const isFresh = (readAt: number) => clock.now() - readAt < LIFETIME_MS;
  const evict = (recordId: string) => {
    byId.delete(recordId);
    failures.delete(recordId);
    tell(recordId);
  };

  return {
    subscribe,
    isFresh,
    evict,
    failureOf: failures.remembered,
    view: (recordId, request) => viewOf(byId, recordId, request),
    snapshot(recordId, request) {
      const view = viewOf(byId, recordId, request);
      const error = failures.last(recordId);
      const isPending = pending.includes(recordId);
      return snapshotOf({ isPending, error, view, isFresh: view !== undefined && isFresh(view.readAt) });
    },
    trackedFields(recordId) {
      const entry = byId.get(recordId);
      return [...(entry?.tracked.values() ?? [])].map((path) => `${entry?.details.apiName}.${path}`);
    },
    merge(record, readAt = clock.now()) {
      for (const recordId of mergeRecord(byId, record, readAt)) {
        failures.delete(recordId);
        tell(recordId);
      }
    },
    close(recordId, { fields = [], optionalFields = [] }) {
      const entry = byId.get(recordId);
      if (!entry) return;
      for (const path of ownPaths(entry, [...fields, ...optionalFields])) {
        track(entry, path);
        markMissing(byId, entry, path, clock.now());
      }
    },
    expire(recordId) {
      const entry = byId.get(recordId);
      failures.delete(recordId);
      if (entry) expire(entry);
      tell(recordId);
    },
    fail(recordId, error, rememberMs) {
      failures.keep(recordId, error, rememberMs);
      if (isNotFound(error)) byId.delete(recordId);
      tell(recordId);
    },
    clear() {
      for (const recordId of new Set([...byId.keys(), ...failures.ids()])) evict(recordId);
    },
    begin(recordId) {
      pending.push(recordId);
      tell(recordId);
      return () => {
        pending.splice(pending.indexOf(recordId), 1);
        tell(recordId);
      };
    },
  };
}
