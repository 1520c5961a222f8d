import { expect, test } from 'vitest';
import { corrected, tellingWords } from './term.ts';

test('filler words do not narrow, unless there is nothing else', () => {
  expect(tellingWords('gegen den Ibuprofen-Schmerz')).toEqual(['ibuprofen', 'schmerz']);
  expect(tellingWords('für')).toEqual(['fur']);
});

test('a correction stands where the misspelt word stood, and all else is left as it was', () => {
  expect(corrected('ibuprfoen  Saft', 'ibuprfon', 'Ibuprofen')).toBe('Ibuprofen  Saft');
});
