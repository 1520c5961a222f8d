import { expect, it } from 'vitest';
import { emitFieldNames } from './field-names.ts';

it('names the fields of each object, without those that no answer carries', () => {
  const emitted = emitFieldNames({
    Account: { fields: { Id: { hidden: false }, Name: { hidden: false }, Secret__c: { hidden: true } } },
    Case: { fields: { Subject: { hidden: false } } },
  });
  expect(emitted).toContain("  Account: 'Id' | 'Name';\n  Case: 'Subject';\n");
  expect(emitted).not.toContain('Secret__c');
});
