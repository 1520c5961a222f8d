import { nothingCalled } from '../refusals.ts';
import type { SandboxHandler } from '../sandbox-handler.ts';
import { askedScope } from '../scopes/asked-scope.ts';
import { findScenario } from './index.ts';

/** Ends a scenario; it may have ended by itself. */
export const removeScenario: SandboxHandler<'removeScenario'> =
  (sandbox) =>
  ({ path, query }) => {
    if (!findScenario(path.scenarioName)) throw nothingCalled('scenario', path.scenarioName);
    askedScope(sandbox, query.scope).scenarios.delete(path.scenarioName);
    return { status: 204 };
  };
