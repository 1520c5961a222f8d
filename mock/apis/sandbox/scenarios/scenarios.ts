import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { findScenario, scenarios } from './index.ts';
import type { RunningScenario } from './scenario.ts';
import { activeScenario, scenarioAnswer } from './scenario-answers.ts';

/** Lists the scenarios that there are. */
export const getScenarios: SandboxHandler<'getScenarios'> = () => () => ({
  status: 200,
  body: { scenarios: scenarios.map(scenarioAnswer) },
});

/** Starts a scenario for a scope, or starts it anew. */
export const startScenario: SandboxHandler<'startScenario'> =
  (sandbox) =>
  ({ path, query, body }) => {
    const scenario = findScenario(path.scenarioName);
    if (!scenario) throw nothingCalled('scenario', path.scenarioName);
    const running: RunningScenario = { scenario, remaining: body?.times ?? scenario.times ?? undefined };
    askedScope(sandbox, query.scope).scenarios.set(scenario.name, running);
    return { status: 200, body: activeScenario(running) };
  };

/** Ends a scenario; it may have ended by itself. */
export const removeScenario: SandboxHandler<'removeScenario'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!findScenario(path.scenarioName)) throw nothingCalled('scenario', path.scenarioName);
    askedScope(sandbox, query.scope).scenarios.delete(path.scenarioName);
    return { status: 204 };
  };
