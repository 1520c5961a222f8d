import type { CacheState } from '../../cache/state.ts';
import type { PlatformError } from '../../errors/index.ts';
import type { RecordData } from '../types.ts';
import type { View } from './view.ts';

/** What the store can say of a request without asking the platform. */
export interface RecordSnapshot {
  state: CacheState;
  /** The record with those of the fields that are known, fresh or not. */
  data?: RecordData;
  /** Why the last read failed; a change of the record or a later success takes it back. */
  error?: PlatformError;
}

interface Facts {
  isPending: boolean;
  error: PlatformError | undefined;
  view: View | undefined;
  isFresh: boolean;
}

export function snapshotOf(facts: Facts): RecordSnapshot {
  const { view, error } = facts;
  return { state: stateOf(facts), ...(view ? { data: view.data } : {}), ...(error ? { error } : {}) };
}

/** The five states of an entry (RD-STATE-01). */
function stateOf({ isPending, error, view, isFresh }: Facts): CacheState {
  if (isPending) return 'Pending';
  if (error) return 'Error';
  if (!view?.isComplete) return 'Unfulfilled';
  return isFresh ? 'Fulfilled' : 'Stale';
}
