import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { findScenario } from './index.ts';
import type { RunningScenario } from './scenario.ts';
import { activeScenario } from './scenario-answers.ts';

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
