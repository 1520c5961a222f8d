import { addressOf } from '#client/send/address.ts';
import { removeScenario, startScenario } from '#generated/sandbox/client.gen.ts';

/** Names the scenario that every stack of a run is in; `npm run journeys -- --scenario=…` sets it. */
export const SCENARIO_VARIABLE = 'JOURNEYS_SCENARIO';

/** The scenario in which members of answers are missing, unless a journey is about them. */
export const MEMBERS_LEFT_OUT = 'optional-members-left-out';

const scenarioName = process.env[SCENARIO_VARIABLE];

/** The newest version that the platform of the run speaks, where it is older than the contracts. */
export const olderVersion: string | undefined = scenarioName === 'older-version' ? '60.0' : undefined;

/** Whether the platform of the run has a call, by the version in which it appeared. */
export const isThere = ({ since }: { readonly since?: string | undefined }): boolean =>
  olderVersion === undefined || Number(since ?? 0) <= Number(olderVersion);

/** Members that the journey under way is about, where the scenario leaves members out. */
let kept: readonly string[] = [];

/** The sandbox of the platform that the journey under way is at; apps of a strict platform lead to none. */
let sandbox = '';

/**
 * Puts a platform into the scenario of the run, for everybody, where one is chosen; members of answers that are kept
 * stay although no contract requires them.
 */
export function startChosenScenario(origin: string, keeps: readonly string[] = []): Promise<void> {
  kept = scenarioName === MEMBERS_LEFT_OUT ? keeps : [];
  sandbox = origin;
  return change('PUT');
}

/**
 * Carries out what a journey itself asks of the platform, which is no part of what the scenario tests: without the
 * scenario, which goes on afterwards.
 */
export async function outsideScenario<T>(work: () => Promise<T>): Promise<T> {
  await change('DELETE');
  try {
    return await work();
  } finally {
    await change('PUT');
  }
}

async function change(method: 'PUT' | 'DELETE'): Promise<void> {
  if (!scenarioName) return;
  const address = addressOf(method === 'PUT' ? startScenario : removeScenario, { scenarioName });
  const body = method === 'PUT' ? JSON.stringify({ keeps: kept }) : undefined;
  const answer = await fetch(`${sandbox}${address}?scope=global`, {
    method,
    headers: { origin: sandbox, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body }),
  });
  if (!answer.ok)
    throw new Error(`The scenario ${scenarioName} could not be changed: ${await answer.text()}`);
}
