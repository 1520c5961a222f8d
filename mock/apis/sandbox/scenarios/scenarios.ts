import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { cartScenarios } from './cart.ts';
import { checkoutScenarios } from './checkout.ts';
import { keptMembers } from './kept-members.ts';
import { paymentScenarios } from './payment.ts';
import { peopleScenarios } from './people.ts';
import { platformScenarios } from './platform.ts';
import { productScenarios } from './products.ts';
import type { RunningScenario, Scenario } from './scenario.ts';
import { activeScenario, scenarioAnswer } from './scenario-answers.ts';

/** Every scenario that there is, by area of the shop. */
export const scenarios: readonly Scenario[] = [
  ...cartScenarios,
  ...checkoutScenarios,
  ...paymentScenarios,
  ...productScenarios,
  ...peopleScenarios,
  ...platformScenarios,
];

/** A scenario by its name. */
function findScenario(name: string): Scenario | undefined {
  return scenarios.find((scenario) => scenario.name === name);
}

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
    const kept = keptMembers(sandbox, scenario, body?.keeps);
    const running: RunningScenario = {
      scenario,
      remaining: body?.times ?? scenario.times ?? undefined,
      kept,
    };
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
