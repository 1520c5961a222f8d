import { jsonAnswer } from '../../engine/http/answers.ts';
import type { HttpAnswer, HttpHandler, HttpRequest } from '../../engine/http/http-types.ts';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import type { AnswerCheck } from '../dispatch/answer-check.ts';
import { changesState } from '../dispatch/forgery.ts';
import { declaredError } from './faults/declared-error.ts';
import { spoil } from './faults/spoil.ts';
import type { Frame } from './frame.ts';
import { chanceOf, type Dice } from './rules/dice.ts';
import { takeFault, takeLatency } from './rules/rule.ts';
import { type Alteration, effectsOn, type Refusal } from './scenarios/scenario.ts';
import { isLater, notSpoken } from './scenarios/version-limit.ts';
import { isUnset, type Scope } from './scopes/scope.ts';

/** Waits so many milliseconds, or less when the signal is aborted. */
export type Wait = (milliseconds: number, signal: AbortSignal) => Promise<void>;

export interface ControlOptions {
  readonly wait: Wait;
  readonly check: AnswerCheck;
  /** Chance of the scenarios that are slow. */
  readonly dice: Dice;
}

/** Answers a request as the controls of its scopes say: late, spoiled, changed, or just as the platform does. */
export async function controlled(
  options: ControlOptions,
  frame: Frame,
  operation: ContractOperation,
  request: HttpRequest,
  answer: HttpHandler,
): Promise<HttpAnswer> {
  if (frame.scopes.every(isUnset)) return answer(request);
  const { operationId } = operation;
  const milliseconds = latencyOf(options, frame, operationId);
  if (milliseconds > 0) await options.wait(milliseconds, request.signal);
  const fault = faultOf(frame, operationId);
  frame.truncated = fault?.kind === 'truncated';
  if (fault?.effect === 'none' && !(fault.kind === 'truncated' && !changesState(request))) {
    return spoil(fault, operation, undefined);
  }
  const own = await scenarioAnswer(options, frame, operation, request, () => answer(request));
  return fault ? spoil(fault, operation, own) : own;
}

function latencyOf({ dice }: ControlOptions, frame: Frame, operationId: string): number {
  let milliseconds = 0;
  for (const scope of frame.scopes) {
    const { ms, ruleIds } = takeLatency(scope.latencies, operationId);
    milliseconds += ms;
    frame.controls.push(...ruleIds.map((ruleId) => `latency ${ruleId}`));
    for (const { scenario } of scope.scenarios.values())
      for (const slow of effectsOn(scenario, 'slow', operationId)) {
        milliseconds +=
          slow.milliseconds + Math.round(chanceOf(dice) * (slow.maxMilliseconds - slow.milliseconds));
        count(frame, scope, scenario.name);
      }
  }
  return milliseconds;
}

function faultOf(frame: Frame, operationId: string) {
  for (const scope of frame.scopes) {
    const fault = takeFault(scope.faults, operationId);
    if (!fault) continue;
    frame.controls.push(`fault ${fault.ruleId}`);
    return fault;
  }
  return undefined;
}

async function scenarioAnswer(
  options: ControlOptions,
  frame: Frame,
  operation: ContractOperation,
  request: HttpRequest,
  answer: () => Promise<HttpAnswer>,
): Promise<HttpAnswer> {
  const { operationId } = operation;
  const running = frame.scopes.flatMap((scope) =>
    [...scope.scenarios.values()].map(({ scenario, kept }) => ({ scope, scenario, kept })),
  );
  for (const { scope, scenario } of running) {
    const [limit] = effectsOn(scenario, 'limit', operationId);
    if (limit && isLater(request, limit.newest)) {
      count(frame, scope, scenario.name);
      return notSpoken(request);
    }
    const [refusal] = effectsOn(scenario, 'refuse', operationId);
    const [broken] = effectsOn(scenario, 'break', operationId);
    if (!refusal && !broken) continue;
    count(frame, scope, scenario.name);
    if (refusal) return refused(operation, refusal);
    if (broken?.effect === 'done') await answer();
    return { status: 0, networkFault: 'reset' };
  }
  let own = await answer();
  for (const { scope, scenario } of running)
    for (const alteration of effectsOn(scenario, 'alter', operationId)) {
      const altered = alter(options, operation, alteration, own);
      if (!altered) continue;
      count(frame, scope, scenario.name);
      own = altered;
    }
  endExpiry(frame, operationId, own.status);
  for (const { scope, scenario, kept } of running)
    for (const form of effectsOn(scenario, 'reshape', operationId)) {
      own = form.reshape(operation, own, kept);
      count(frame, scope, scenario.name);
    }
  return own;
}

function refused(
  operation: ContractOperation,
  { status, example, error, retryAfterSeconds }: Refusal,
): HttpAnswer {
  if (error) return jsonAnswer(status, [error]);
  return declaredError(operation, status, example, retryAfterSeconds);
}

function alter(
  { check }: ControlOptions,
  operation: ContractOperation,
  { alter: change }: Alteration,
  own: HttpAnswer,
): HttpAnswer | undefined {
  const isJson = String(own.headers?.['content-type'] ?? '').includes('json');
  if (!isJson || own.status >= 300) return undefined;
  const changed = change({ status: own.status, body: JSON.parse(String(own.body)) });
  if (!changed) return undefined;
  const { etag: _, ...headers } = own.headers ?? {};
  const http = { status: changed.status, headers, body: JSON.stringify(changed.body) };
  return check(operation, { http, toCheck: { status: changed.status, headers, body: changed.body } }).http;
}

/** Signing in anew ends the expiry of the session. */
function endExpiry({ scopes }: Frame, operationId: string, status: number): void {
  if (operationId !== 'createAccessToken' || status !== 200) return;
  for (const scope of scopes)
    for (const [name, { scenario }] of scope.scenarios)
      if (scenario.effects.some(({ kind }) => kind === 'expire')) scope.scenarios.delete(name);
}

function count({ controls }: Frame, scope: Scope, name: string): void {
  controls.push(`scenario ${name}`);
  const running = scope.scenarios.get(name);
  if (running?.remaining === undefined) return;
  running.remaining -= 1;
  if (running.remaining === 0) scope.scenarios.delete(name);
}
