import type { RecordedCall } from '../../inspector/recorder.ts';
import type { ApiOperation } from '../api/contracts.ts';
import { type Departure, type Finding, isWrong, type OperationDrift } from './finding.ts';
import { isJudged, judgeCall } from './judge-call.ts';

/** How recorded calls depart from the contracts. */
export interface Drift {
  checked: number;
  /** Calls whose answers are no longer kept in whole. */
  cut: number;
  /** Those with departures first. */
  operations: OperationDrift[];
  wrong: number;
  unknown: number;
}

/** Keeps what was found of a call, since a call does not change: to look again takes longer than to remember. */
export type Memory = Map<number, Finding[]>;

/** Holds all recorded calls against their contracts, operation by operation. */
export function driftOf(
  calls: readonly RecordedCall[],
  operations: readonly ApiOperation[],
  memory: Memory = new Map(),
): Drift {
  const drifts = operations.flatMap((operation) => {
    const own = calls.filter((call) => call.operation.operationId === operation.operationId);
    const judged = own.filter((call) => memory.has(call.number) || isJudged(call));
    return judged.length > 0 ? [operationDrift(operation, judged, memory)] : [];
  });
  const departures = drifts.flatMap((drift) => drift.departures);
  const wrong = departures.filter(isWrong).length;
  return {
    checked: drifts.reduce((sum, { checked }) => sum + checked, 0),
    cut: calls.filter(({ isCut, number }) => isCut && !memory.has(number)).length,
    operations: drifts.toSorted((one, other) => rankOf(one) - rankOf(other)),
    wrong,
    unknown: departures.length - wrong,
  };
}

const rankOf = ({ departures }: OperationDrift) =>
  departures.some(isWrong) ? 0 : departures.length > 0 ? 1 : 2;

function operationDrift(operation: ApiOperation, calls: readonly RecordedCall[], memory: Memory) {
  const departures = new Map<string, Departure>();
  for (const call of calls) {
    const found = memory.get(call.number) ?? judgeCall(operation, call);
    memory.set(call.number, found);
    for (const finding of found) {
      const key = keyOf(finding);
      const known = departures.get(key);
      if (known) known.times += 1;
      else departures.set(key, { ...finding, times: 1, call: call.number, answered: call.status as number });
    }
  }
  const sorted = [...departures.values()].toSorted(
    (one, other) => Number(isWrong(other)) - Number(isWrong(one)),
  );
  return { operation, checked: calls.length, departures: sorted };
}

/** Items of a list depart alike: the place in the list makes no finding of its own. */
const keyOf = ({ side, kind, pointer, expected }: Finding) =>
  [side, kind, pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'), expected].join(' ');
