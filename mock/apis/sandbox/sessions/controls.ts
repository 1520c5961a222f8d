import { clockAnswer } from '../clock/clock-answer.ts';
import { faultAnswer, latencyAnswer } from '../rules/rule-answers.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { activeScenario } from '../scenarios/scenario-answers.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { clearScope } from '../scopes/scope.ts';

/** Tells all that is set for a scope. */
export const getSandboxControls: SandboxHandler<'getSandboxControls'> =
  (sandbox) =>
  ({ query }) => {
    const scope = askedScope(sandbox, query.scope);
    return {
      status: 200,
      body: {
        scope: scope.name,
        sessionId: scope.sessionId,
        label: scope.label,
        scenarios: [...scope.scenarios.values()].map(activeScenario),
        latencies: scope.latencies.map(latencyAnswer),
        faults: scope.faults.map(faultAnswer),
        clock: clockAnswer(sandbox, scope, sandbox.machine()),
      },
    };
  };

/** Lifts all that is set for a scope. */
export const deleteSandboxControls: SandboxHandler<'deleteSandboxControls'> =
  (sandbox) =>
  ({ query }) => {
    clearScope(askedScope(sandbox, query.scope));
    return { status: 204 };
  };
