import { expect, test } from 'vitest';
import { fillTemplate, placeholders } from './fill-template.ts';

const title = '{!Name}, {!Variant} (PZN {!Code}) | {!Site}';

test('placeholders become the values of the record', () => {
  const values = { Name: 'Liviadol', Variant: '20 Stück', Code: '04877800', Site: 'Offizin' };
  expect(fillTemplate(title, values)).toBe('Liviadol, 20 Stück (PZN 04877800) | Offizin');
});

test('empty values leave no brackets and commas behind', () => {
  expect(fillTemplate(title, { Name: 'Liviadol', Variant: null, Code: null, Site: 'Offizin' })).toBe(
    'Liviadol | Offizin',
  );
});

test('the names of placeholders are told', () => {
  expect(placeholders(title)).toEqual(['Name', 'Variant', 'Code', 'Site']);
});
