import { expect, test } from 'vitest';
import { type Completion, completionAt, offers } from './completion.ts';

/** The bar stands for the cursor. */
const at = (marked: string) => completionAt(marked.replace('|', ''), marked.indexOf('|'));

test('RD-QUERY-02 offers objects after FROM, and fields of the object elsewhere', () => {
  expect(at('SELECT Id FROM Acc|')).toMatchObject({ typed: 'Acc', wanted: { kind: 'object' } });
  expect(at('SELECT Na| FROM Account')).toMatchObject({
    start: 7,
    end: 9,
    typed: 'Na',
    wanted: { kind: 'field', objectApiName: 'Account' },
  });
  expect(at("SELECT Id FROM Account WHERE Name = 'x' AND Ph|")).toMatchObject({
    typed: 'Ph',
    wanted: { objectApiName: 'Account' },
  });
});

test('RD-QUERY-02 offers fields of the record that a relationship leads to', () => {
  expect(at('SELECT Owner.Na| FROM Account')).toMatchObject({
    start: 13,
    typed: 'Na',
    wanted: { objectApiName: 'Account', relationship: 'Owner' },
  });
});

test('RD-QUERY-02 offers fields of the inner query in it', () => {
  const inner = at('SELECT Id, (SELECT La| FROM Contacts) FROM Account');
  expect(inner?.wanted).toMatchObject({ objectApiName: 'Contacts' });
});

test('RD-QUERY-02 offers nothing inside of a text', () => {
  expect(at("SELECT Id FROM Account WHERE Name = 'An|'")).toBeUndefined();
  expect(at(String.raw`SELECT Id FROM Account WHERE Name = 'An\'d|`)).toBeUndefined();
});

test('names come before the words of the language, which follow no relationship', () => {
  const fields = ['Name', 'NumberOfEmployees', 'Phone'];
  const completion = at('SELECT N| FROM Account') as Completion;
  expect(offers(completion, fields)).toEqual(['Name', 'NumberOfEmployees', 'NOT', 'NULLS LAST']);
  expect(offers(at('SELECT Owner.N| FROM Account') as Completion, fields)).toEqual([
    'Name',
    'NumberOfEmployees',
  ]);
  expect(offers(at('SELECT | FROM Account') as Completion, fields)).toEqual(fields);
});
