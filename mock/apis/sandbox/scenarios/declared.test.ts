import { expect, it } from 'vitest';
import { loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { declaredExamples, gatewayErrors } from '../faults/declared-error.ts';
import { scenarios } from './scenarios.ts';

it('scenarios refuse only with statuses and examples that the contracts declare', async () => {
  const contract = await loadContract(await readBundles());
  const wrong: string[] = [];
  let checked = 0;
  for (const { name, effects } of scenarios)
    for (const effect of effects) {
      if (effect.kind !== 'refuse' || effect.operationIds === 'all') continue;
      const { operationIds, status, example } = effect;
      for (const operationId of operationIds) {
        checked += 1;
        const operation = contract.get(operationId);
        const examples = operation ? declaredExamples(operation, status) : new Map();
        const isDeclared = operation?.responses.has(status) || status in gatewayErrors;
        if (!isDeclared || (example !== undefined && !examples.has(example)))
          wrong.push(`${name}: ${operationId} ${status} ${example ?? ''}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(20);
});
