import { refusedValue } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { clockAnswer } from './clock-answer.ts';
import { shiftTo } from './clock-shift.ts';

const EARLIEST = Date.parse('1970-01-01T00:00:00.000Z');
const LATEST = Date.parse('2200-01-01T00:00:00.000Z');

/** Tells what time it is for the requests of a scope. */
export const getClock: SandboxHandler<'getClock'> =
  (sandbox) =>
  ({ query }) => ({
    status: 200,
    body: clockAnswer(sandbox, askedScope(sandbox, query.scope), sandbox.machine()),
  });

/** Goes back to the time of the machine, or of everybody. */
export const deleteClock: SandboxHandler<'deleteClock'> =
  (sandbox) =>
  ({ query }) => {
    askedScope(sandbox, query.scope).clock = undefined;
    return { status: 204 };
  };

/** Sets the clock of a scope, moves it on, stops it or lets it run. */
export const updateClock: SandboxHandler<'updateClock'> =
  (sandbox) =>
  ({ query, body }) => {
    const scope = askedScope(sandbox, query.scope);
    // Read once: a clock that goes on between two readings would be moved by less than was asked.
    const real = sandbox.machine();
    const { now, isFrozen } = clockAnswer(sandbox, scope, real);
    const from = Date.parse(body.moment ?? now);
    const moment = from + Math.round((body.advanceSeconds ?? 0) * 1000);
    if (!(moment >= EARLIEST && moment <= LATEST)) {
      const place = body.advanceSeconds === undefined ? 'body.moment' : 'body.advanceSeconds';
      throw refusedValue(place, 'The clock goes from 1970 to 2200.');
    }
    scope.clock = shiftTo(moment, body.isFrozen ?? isFrozen, real);
    return { status: 200, body: clockAnswer(sandbox, scope, real) };
  };
