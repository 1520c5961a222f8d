import { describe, expect, it } from 'vitest';
import { bundles, isObject, type Json, operationsOf } from './bundles.ts';
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

  it('gives no example that the tests above pass over', () => {
    const checked = examplesOf(bundle).length + schemaExamples(bundle).length;
    const { examples: named, ...components } = bundle.document.components as Record<string, Json>;
    expect(checked).toBe(countExamples(bundle.document.paths) + countExamples(components));
    expect(
      Object.keys((named ?? {}) as object).filter((name) => !isReferredTo(bundle.document, name)),
    ).toEqual([]);
    console.log(`${checked} examples of the ${bundle.api} contract validate`);
  });
});

/** How many values stand under `example` or `examples`, other than as the name of a property. */
function countExamples(value: Json | undefined, areNames = false): number {
  if (Array.isArray(value)) return value.reduce<number>((sum, each) => sum + countExamples(each), 0);
  if (!isObject(value)) return 0;
  return Object.entries(value).reduce((sum, [key, each]) => {
    if (!areNames && key === 'example') return sum + 1;
    if (!areNames && key === 'examples') return sum + Object.keys(each as object).length;
    return sum + countExamples(each, !areNames && /^(patternP|p)roperties$/.test(key));
  }, 0);
}

const isReferredTo = (document: Json, name: string): boolean =>
  JSON.stringify(document).includes(`"#/components/examples/${name}"`);
