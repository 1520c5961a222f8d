import type { components } from '#generated/sandbox/types.gen.ts';
import type { RunningScenario, Scenario } from './scenario.ts';

export function activeScenario(running: RunningScenario): components['schemas']['ActiveScenario'] {
  return { name: running.scenario.name, remaining: running.remaining ?? null };
}

export function scenarioAnswer({
  name,
  area,
  title,
  description,
  times,
  effects,
}: Scenario): components['schemas']['Scenario'] {
  const named = effects.flatMap(({ operationIds }) => operationIds);
  const operationIds = named.includes('all') ? [] : [...new Set(named)];
  return { name, area, title, description, defaultTimes: times, operationIds };
}
