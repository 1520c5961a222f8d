import { expect, test } from 'vitest';
import { objectDefinitions } from '../../objects/index.ts';
import { affectedByDeletion } from './affected-objects.ts';

test('a deletion affects what goes with the record, and what goes with that', () => {
  expect(affectedByDeletion('Account')).toEqual(expect.arrayContaining(['Account', 'Contact', 'CartItem']));
  expect(affectedByDeletion('Product2')).toContain('ProductCategoryProduct');
  for (const { apiName } of objectDefinitions)
    expect([...affectedByDeletion(apiName)].sort(), apiName).toEqual(affectedStepByStep(apiName));
});

/** The objects whose records go, looked for until no more is found, and those that refer to them and are cleared. */
function affectedStepByStep(apiName: string): string[] {
  const referring = (consequence: 'cascade' | 'clear', targets: ReadonlySet<string>) =>
    objectDefinitions
      .filter(({ fields }) =>
        Object.values(fields).some(
          ({ reference }) =>
            reference?.onDelete === consequence && reference.to.some((target) => targets.has(target)),
        ),
      )
      .map((definition) => definition.apiName);
  let gone = new Set([apiName]);
  for (let before = 0; before < gone.size; ) {
    before = gone.size;
    gone = new Set([...gone, ...referring('cascade', gone)]);
  }
  return [...new Set([...gone, ...referring('clear', gone)])].sort();
}

test('a deletion leaves alone what does not hang on the record', () => {
  expect(affectedByDeletion('CartItem')).not.toContain('Product2');
  expect(affectedByDeletion('CartItem')).not.toContain('WebCart');
});
