import type { SandboxHandler } from '../sandbox-handler.ts';
import { scenarios } from './index.ts';
import { scenarioAnswer } from './scenario-answers.ts';

/** Lists the scenarios that there are. */
export const getScenarios: SandboxHandler<'getScenarios'> = () => () => ({
  status: 200,
  body: { scenarios: scenarios.map(scenarioAnswer) },
});
