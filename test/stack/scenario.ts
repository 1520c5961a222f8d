import { addressOf } from '#client/send/address.ts';
import { removeScenario, startScenario } from '#generated/sandbox/client.gen.ts';

/** Names the scenario that every stack of a run is in; `npm run journeys -- --scenario=…` sets it. */
export const SCENARIO_VARIABLE = 'JOURNEYS_SCENARIO';

const scenarioName = process.env[SCENARIO_VARIABLE];

/** The newest version that the platform of the run speaks, where it is older than the contracts. */
export const olderVersion: string | undefined = scenarioName === 'older-version' ? '60.0' : undefined;

/** Puts a platform into the scenario of the run, for everybody, where one is chosen. */
export const startChosenScenario = (origin: string): Promise<void> => change(origin, 'PUT');

/**
 * Carries out what a journey itself asks of the platform, which is no part of what the scenario tests: without the
 * scenario, which goes on afterwards.
 */
export async function outsideScenario<T>(origin: string, work: () => Promise<T>): Promise<T> {
  await change(origin, 'DELETE');
  try {
    return await work();
  } finally {
    await change(origin, 'PUT');
  }
}

async function change(origin: string, method: 'PUT' | 'DELETE'): Promise<void> {
  if (!scenarioName) return;
  const address = addressOf(method === 'PUT' ? startScenario : removeScenario, { scenarioName });
  const answer = await fetch(`${origin}${address}?scope=global`, {
    method,
    headers: { origin: new URL(origin).origin },
  });
  if (!answer.ok)
    throw new Error(`The scenario ${scenarioName} could not be changed: ${await answer.text()}`);
}
