import { addressOf } from '#client/send/address.ts';
import { startScenario } from '#generated/sandbox/client.gen.ts';

/** Names the scenario that every stack of a run is in; `npm run journeys -- --scenario=…` sets it. */
export const SCENARIO_VARIABLE = 'JOURNEYS_SCENARIO';

/** Puts a platform into the scenario of the run, for everybody, where one is chosen. */
export async function startChosenScenario(platformUrl: string): Promise<void> {
  const scenarioName = process.env[SCENARIO_VARIABLE];
  if (!scenarioName) return;
  const address = addressOf(startScenario, { scenarioName });
  const answer = await fetch(`${platformUrl}${address}?scope=global`, { method: 'PUT' });
  if (!answer.ok)
    throw new Error(`The scenario ${scenarioName} could not be started: ${await answer.text()}`);
}
