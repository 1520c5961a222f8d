import { expect, test } from 'vitest';
import { encodeRefinements } from './refinements.ts';

test('refinements are a JSON list in Base64, one entry for each facet', () => {
  const encoded = encodeRefinements(['Brand__c:Nord, Süd', 'Form__c:Gel', 'Brand__c:West:Ost']);
  expect(JSON.parse(Buffer.from(encoded, 'base64').toString('utf8'))).toEqual([
    { nameOrId: 'Brand__c', type: 'DistinctValue', values: ['Nord, Süd', 'West:Ost'] },
    { nameOrId: 'Form__c', type: 'DistinctValue', values: ['Gel'] },
  ]);
});
