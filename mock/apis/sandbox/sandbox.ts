import { setTimeout as delay } from 'node:timers/promises';
import type { ContractOperation } from '../../engine/prism/contract.ts';
import type { ViolationLog } from '../../engine/validation/violations.ts';
import type { Clock } from '../../store/clock.ts';
import type { OpenStore, Store } from '../../store/store.ts';
import type { AnswerCheck } from '../dispatch/answer-check.ts';
import type { Around } from '../dispatch/dispatcher.ts';
import { createSandboxClock } from './clock/sandbox-clock.ts';
import { controlled, type Wait } from './controls.ts';
import { type Frame, frames } from './frame.ts';
import { RequestLog } from './log/request-log.ts';
import { WatchedRequest } from './log/watch.ts';
import { refuseRemote } from './loopback.ts';
import { diceFrom } from './rules/dice.ts';
import type { Effect } from './scenarios/scenario.ts';
import { ScopeRegistry } from './scopes/scope-registry.ts';
import { createGate, type Gate } from './store/gate.ts';

export interface SandboxOptions {
  readonly operations: ReadonlyMap<string, ContractOperation>;
  /** The time of the machine. */
  readonly machine: Clock;
  /** How answers are held back; by timers unless told. */
  readonly wait?: Wait | undefined;
}

/** The controls of the mock: what its handlers set, and what stands around every request. */
export interface Sandbox {
  readonly operations: ReadonlyMap<string, ContractOperation>;
  readonly registry: ScopeRegistry;
  readonly log: RequestLog;
  readonly gate: Gate;
  readonly machine: Clock;
  /** The platform's clock: that of the request under way. */
  readonly clock: Clock;
  /** The records, and how the demo shop is written; absent where the mock keeps none. */
  records: Records | undefined;
  /** A new id for a rule. */
  nextRuleId(): string;
  /**
   * Stands around every request; altered answers are held to the contract by `check`. Without sessions, what is set for
   * everybody alone holds.
   */
  around(check: AnswerCheck, options: { hasSessions: boolean }): Around;
  /** Whether a scenario of the request under way has such an effect. */
  has(kind: Effect['kind']): boolean;
  /** The same log, which also notes violations with the request under way. */
  noting(violations: ViolationLog): ViolationLog;
}

export interface Records {
  readonly store: OpenStore;
  readonly fill: (store: Store) => Promise<void>;
}

const byTimer: Wait = (milliseconds, signal) =>
  delay(milliseconds, undefined, { signal }).catch(() => undefined);

/** A sandbox in which nothing is set. */
export function createSandbox({ operations, machine, wait = byTimer }: SandboxOptions): Sandbox {
  const registry = new ScopeRegistry(machine);
  const log = new RequestLog();
  const dice = diceFrom(1);
  let rules = 0;
  return {
    operations,
    registry,
    log,
    gate: createGate(),
    machine,
    clock: createSandboxClock(machine, registry.global),
    records: undefined,
    nextRuleId: () => {
      rules += 1;
      return `rule-${rules}`;
    },
    around:
      (check, { hasSessions }) =>
      async (operation, request, answer) => {
        const session = hasSessions ? registry.find(request.headers) : undefined;
        const scopes = session ? [session, registry.global] : [registry.global];
        const frame: Frame = { scopes, session, findings: [], controls: [] };
        if (operation?.api === 'sandbox') {
          refuseRemote(request);
          return frames.run(frame, () => answer(request));
        }
        const watched = new WatchedRequest(log, machine, frame, operation, request);
        return frames.run(frame, async () => {
          try {
            const reply = operation
              ? await controlled({ wait, check, dice }, frame, operation, watched.request, answer)
              : await answer(watched.request);
            watched.answered(reply);
            return reply;
          } catch (error) {
            watched.failed(error);
            throw error;
          }
        });
      },
    has: (wanted) =>
      (frames.getStore()?.scopes ?? []).some(({ scenarios }) =>
        [...scenarios.values()].some(({ scenario }) => scenario.effects.some(({ kind }) => kind === wanted)),
      ),
    noting: (violations) => ({
      ...violations,
      record(operationId, status, findings) {
        frames.getStore()?.findings.push(...findings);
        violations.record(operationId, status, findings);
      },
    }),
  };
}
