import { beforeAll, describe, expect, it } from 'vitest';
import { jsonAnswer } from '#mock/engine/http/answers.ts';
import { resolve } from '#mock/engine/prism/bundle.ts';
import { checkAnswer } from '#mock/engine/prism/check-answer.ts';
import { type ContractOperation, loadContract, readBundles } from '#mock/engine/prism/contract.ts';
import { withoutOptional, withUnknownValues } from '#mock/engine/reshape/tolerance.ts';

interface Examples {
  readonly examples?: Readonly<Record<string, { readonly value?: unknown } | { readonly $ref: string }>>;
}
interface Example {
  readonly name: string;
  readonly operation: ContractOperation;
  readonly status: number;
  readonly value: unknown;
}

let examples: Example[];
beforeAll(async () => {
  const operations = [...(await loadContract(await readBundles())).values()];
  examples = operations.flatMap((operation) => examplesOf(operation));
});

function examplesOf(operation: ContractOperation): Example[] {
  return Object.entries(operation.declared.responses).flatMap(([status, declared]) => {
    const { content = {} } = resolve(operation.bundle, declared);
    const { examples = {} } = (content['application/json'] ?? {}) as Examples;
    if (!status.startsWith('2')) return [];
    return Object.entries(examples).map(([name, example]) => {
      const { value } = resolve<{ readonly value?: unknown }>(operation.bundle, example);
      return { name: `${operation.operationId} ${name}`, operation, status: Number(status), value };
    });
  });
}

describe('the answers of a platform that says less or other than known', () => {
  it.each([
    ['without optional members', withoutOptional],
    ['with unknown values', withUnknownValues],
  ])('keep to their contracts: %s', (_, reshape) => {
    const wrong = examples.flatMap(({ name, operation, status, value }) => {
      const { body } = reshape(operation, jsonAnswer(status, value));
      const answer = {
        status,
        headers: { 'content-type': 'application/json' },
        body: JSON.parse(String(body)),
      };
      const findings = checkAnswer(operation, answer).filter(({ location }) => location[0] === 'body');
      return findings.map(({ location, message }) => `${name}: ${location.join('.')} ${message}`);
    });
    expect(wrong).toEqual([]);
    expect(examples.length).toBeGreaterThan(200);
  });
});
