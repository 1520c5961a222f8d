import { expect, it } from 'vitest';
import { resolve } from '#mock/engine/prism/bundle.ts';
import { loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { checkStrictly } from '#mock/engine/validation/strict-answers.ts';

interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | { readonly $ref: string }>>;
}

it('no example of an answer says more than its schema declares', async () => {
  const wrong: string[] = [];
  let checked = 0;
  for (const operation of (await loadContract(await readBundles())).values())
    for (const [status, declared] of Object.entries(operation.declared.responses)) {
      const { content = {} } = resolve(operation.bundle, declared);
      const { examples = {} } = (content['application/json'] ?? {}) as Examples;
      for (const [name, example] of Object.entries(examples)) {
        const { value } = resolve<{ readonly value?: unknown }>(operation.bundle, example);
        const findings = checkStrictly(operation, Number(status), value);
        checked += 1;
        for (const { location, message } of findings)
          wrong.push(`${operation.operationId} ${status} ${name}: ${location.join('.')} ${message}`);
      }
    }
  expect(wrong).toEqual([]);
  expect(checked).toBeGreaterThan(200);
});
