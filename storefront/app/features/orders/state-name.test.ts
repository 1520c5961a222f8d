import { expect, test } from 'vitest';
import { textsOf } from '../../i18n/texts.ts';
import { stateName } from './state-name.ts';

test.each([
  ['de', 'Eingegangen'],
  ['en', 'Received'],
] as const)(
  'an order has the state in the words of the shop, by which lists are narrowed, in %s',
  async (language, name) => {
    const { text } = await textsOf(language);
    expect(stateName(text, { status: 'Created', statusLabel: 'Created' })).toBe(name);
  },
);

test('a state that only the platform knows goes by its name there', async () => {
  const { text } = await textsOf('de');
  expect(stateName(text, { status: 'InHouse', statusLabel: 'Im Haus' })).toBe('Im Haus');
  expect(stateName(text, { status: 'InHouse' })).toBe('InHouse');
});
