import { describe, expect, it } from 'vitest';
import { bundles, operationsOf } from './bundles.ts';
import { compiled, examplesOf, faultsAt, schemaExamples, schemaPointers } from './schemas.ts';

describe.each(bundles)('the $api contract', (bundle) => {
  const operations = operationsOf(bundle).length;

  it('states schemas that compile as JSON Schema 2020-12', () => {
    const broken = schemaPointers(bundle).flatMap((pointer) => {
      const validate = compiled(bundle, pointer);
      return validate instanceof Error ? [`${pointer}: ${validate.message}`] : [];
    });
    expect(broken).toEqual([]);
    expect(schemaPointers(bundle).length).toBeGreaterThanOrEqual(operations);
  });

  it('gives examples of bodies, parameters and headers that obey their schemas', () => {
    const examples = examplesOf(bundle);
    const wrong = examples.flatMap(({ pointer, name, value }) =>
      faultsAt(bundle, pointer, value).map((fault) => `${pointer} (${name}): ${fault}`),
    );
    expect(wrong).toEqual([]);
    expect(examples.length).toBeGreaterThanOrEqual(operations);
  });

  it('gives examples in schemas that obey them', () => {
    const examples = schemaExamples(bundle);
    const wrong = examples.flatMap(({ pointer, value }) =>
      faultsAt(bundle, pointer, value).map((fault) => `${pointer}: ${fault}`),
    );
    expect(wrong).toEqual([]);
    expect(examples.length).toBeGreaterThan(3);
  });
});
