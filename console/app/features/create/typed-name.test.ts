import { expect, test } from 'vitest';
import type { FieldInfo } from '#client/records/types.ts';
import { typedName } from './typed-name.ts';

const writable = { createable: true } as FieldInfo;
const account = { fields: { Name: writable }, nameFields: ['Name'] };
const contact = {
  fields: { Name: { createable: false } as FieldInfo, FirstName: writable, LastName: writable },
  nameFields: ['FirstName', 'LastName'],
};

test('RD-LOOKUP-07 what was typed is the name of the new record', () => {
  expect(typedName(' Praxis am Markt ', account)).toEqual({ Name: 'Praxis am Markt' });
  expect(typedName('', account)).toEqual({});
});

test('RD-LOOKUP-07 the last word is the last name of a person', () => {
  const named = { ...contact, nameFields: ['Name', 'FirstName', 'LastName'] };
  expect(typedName('Anna Maria Adler', named)).toEqual({ FirstName: 'Anna Maria', LastName: 'Adler' });
  expect(typedName('Adler', named)).toEqual({ LastName: 'Adler' });
});

test('RD-LOOKUP-07 an object whose name is handed out by the platform takes none', () => {
  const numbered = { fields: { CaseNumber: { createable: false } as FieldInfo }, nameFields: ['CaseNumber'] };
  expect(typedName('Retoure', numbered)).toEqual({});
});
