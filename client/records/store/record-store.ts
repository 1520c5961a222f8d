import { recordsConstants } from '#generated/record-data/constants.gen.ts';
import type { CacheOptions } from '../../cache/read.ts';
import { CacheMissError, type PlatformError } from '../../errors/index.ts';
import type { Platform } from '../../platform.ts';
import { toRecordId } from '../record-id.ts';
import type { RecordData } from '../types.ts';
import { createCallLimit } from './call-limit.ts';
import { createEntries, type Entries } from './entries.ts';
import { isRecord } from './entry.ts';
import { qualifiedPath, type RecordRequest } from './field-paths.ts';
import { createRecordReader } from './read-records.ts';
import { createRefresh } from './refresh.ts';
import type { RecordSnapshot } from './snapshot.ts';
import { watchAnswers } from './watch-answers.ts';

/** The records that a client knows, one entry per id (RD-STATE-09). */
export interface RecordStore {
  /**
   * The fields of a record: from the store while they are fresh, else from the platform, together with what else is
   * asked for in the same tick.
   *
   * @throws CommerceError for what is no record id or no field path (RD-REC-02, RD-LIMIT-05); FetchError for a record that
   * is not found or that failed in a batch a moment ago; CacheMissError where `only-if-cached` finds nothing fresh
   */
  read(recordId: string, request: RecordRequest, options?: CacheOptions): Promise<RecordData>;
  /** State, known fields and error of a record, without asking the platform. */
  snapshot(recordId: string, request: RecordRequest): RecordSnapshot;
  /** Calls the listener after each change of the entry; the answer ends that. */
  subscribe(recordId: string, listener: () => void): () => void;
  /** Every field that somebody has read of the record, each as `Object.Field`. */
  trackedFields(recordId: string): string[];
  /** Reads the tracked fields of these records again, in one call; false where the limit of calls stops it. */
  refresh(recordIds: readonly string[]): Promise<boolean>;
  /** Takes the record that a write has answered. */
  merge(record: RecordData): void;
  /** Keeps why a write of the record got no answer: what is known is stale then, and stays to be shown. */
  fail(recordId: string, error: PlatformError): void;
  /** Drops a record that is gone or out of sight. */
  evict(recordId: string): void;
}

const stores = new WeakMap<Platform, RecordStore>();

/** The record store of a platform, made at its first use. */
export function recordStore(platform: Platform): RecordStore {
  const store = stores.get(platform) ?? createRecordStore(platform);
  stores.set(platform, store);
  return store;
}

function createRecordStore(platform: Platform): RecordStore {
  const { clock } = platform;
  const { changeNotifications, changeNotificationWindowMs } = recordsConstants;
  const entries = createEntries(clock);
  watchAnswers(platform.queryClient, entries);
  const readNow = createRecordReader(platform, entries);
  const forgetOtherLanguage = createLanguageGuard(platform, entries);
  const mayNotify = createCallLimit(clock, changeNotifications, changeNotificationWindowMs);

  return {
    async read(recordId, request, { cache } = {}) {
      const id = toRecordId(recordId);
      forgetOtherLanguage();
      for (const name of [...(request.fields ?? []), ...(request.optionalFields ?? [])]) qualifiedPath(name);
      if (cache === 'reload') return readNow(id, request);
      const failure = entries.failureOf(id);
      if (failure) throw failure;
      const view = entries.view(id, request);
      if (view?.isComplete && entries.isFresh(view.readAt)) return view.data;
      if (cache === 'only-if-cached') throw new CacheMissError('getRecord');
      return readNow(id, request);
    },
    snapshot: (recordId, request) => entries.snapshot(toRecordId(recordId), request),
    subscribe: (recordId, listener) => entries.subscribe(toRecordId(recordId), listener),
    trackedFields: (recordId) => entries.trackedFields(toRecordId(recordId)),
    refresh: createRefresh(platform, entries, mayNotify),
    merge: (record) => {
      if (isRecord(record)) entries.merge(record);
    },
    fail(recordId, error) {
      const id = toRecordId(recordId);
      entries.expire(id);
      entries.fail(id, error);
    },
    evict: (recordId) => entries.evict(toRecordId(recordId)),
  };
}

/** Display values come in the language of the request: those of another one are forgotten. */
function createLanguageGuard({ context }: Platform, entries: Entries): () => void {
  let { language } = context();
  return () => {
    if (context().language !== language) entries.clear();
    language = context().language;
  };
}
