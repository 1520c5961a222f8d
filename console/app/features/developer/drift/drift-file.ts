import type { Drift } from './drift.ts';
import type { Departure } from './finding.ts';

/** What a file of this kind begins with, and the version of its form. */
const KIND = 'offizin-drift';
const VERSION = 1;

/** What was found of a connection, as a file that a program reads as well. */
export const driftFile = (drift: Drift, environment: string, now: Date) => ({
  kind: KIND,
  version: VERSION,
  environment,
  takenAt: now.toISOString(),
  checked: drift.checked,
  wrong: drift.wrong,
  unknown: drift.unknown,
  operations: drift.operations.map(
    ({ operation: { operationId, api, method, path }, checked, departures }) => ({
      operationId,
      api,
      method,
      path,
      checked,
      departures: departures.map(savedDeparture),
    }),
  ),
});

/** The number of a call says nothing elsewhere, a limit is expected in words, and a text beyond one may be a person's. */
function savedDeparture({ call: _call, limit: _limit, ...departure }: Departure) {
  const isText = departure.kind === 'limit' && departure.came.startsWith('"');
  return isText ? { ...departure, came: 'string' } : departure;
}
