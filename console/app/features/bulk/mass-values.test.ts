import { expect, test } from 'vitest';
import { massValues, mayBeEmptied } from './mass-values.ts';

const field = (apiName: string, dataType: string, required = false) =>
  ({ apiName, dataType, required }) as Parameters<typeof massValues>[0][number] & { required: boolean };

test('RD-REC-31 a field is emptied only where that is chosen, whatever has been entered before', () => {
  const chosen = [field('Brand__c', 'String'), field('Notes__c', 'TextArea')];
  const entered = { Brand__c: 'Vitalund', Notes__c: 'alt', Usage__c: 'nicht gewählt' };
  expect(massValues(chosen, entered, new Set(['Notes__c']))).toEqual({
    Brand__c: 'Vitalund',
    Notes__c: null,
  });
});

test('RD-REC-31 a box that is not ticked says no, and is never empty', () => {
  expect(massValues([field('IsActive', 'Boolean')], {}, new Set())).toEqual({ IsActive: false });
  expect(mayBeEmptied(field('IsActive', 'Boolean'))).toBe(false);
  expect(mayBeEmptied(field('Name', 'String', true))).toBe(false);
  expect(mayBeEmptied(field('Brand__c', 'String'))).toBe(true);
});
