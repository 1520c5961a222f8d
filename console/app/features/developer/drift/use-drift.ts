import { useMemo, useState } from 'react';
import { useStore } from '#client/react/use-store.ts';
import { recorder } from '../../inspector/recorder.ts';
import { useApiOperations } from '../api/use-api-operations.ts';
import { driftOf, type Memory } from './drift.ts';

/** The calls of this window held against the contracts, again with each further call. */
export function useDrift() {
  const { calls } = useStore(recorder);
  const { data: operations, error, refetch } = useApiOperations();
  const [memory] = useState<Memory>(() => new Map());
  const drift = useMemo(() => operations && driftOf(calls, operations, memory), [calls, operations, memory]);
  return { drift, error, refetch };
}
