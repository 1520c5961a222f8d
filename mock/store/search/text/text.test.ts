import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';
import { fold } from './fold.ts';
import { stem } from './stem.ts';
import { tokens } from './tokens.ts';

test('the spellings of an umlaut meet', () => {
  expect(new Set(['Erkältung', 'ERKAELTUNG', 'Erkaltung', 'Erkältung'].map(fold))).toEqual(
    new Set(['erkaltung']),
  );
  expect(fold('Fußpflege')).toBe(fold('Fusspflege'));
});

test('numbers and units are words of their own', () => {
  expect(tokens('Ibuprofen 400mg, 20 Stück')).toEqual(['ibuprofen', '400', 'mg', '20', 'stuck']);
});

test('word forms meet at a stem, short words keep their letters', () => {
  expect(stem('tabletten')).toBe(stem('tablette'));
  expect(stem('schmerzen')).toBe('schmerz');
  expect(stem('ohren')).toBe('ohre');
  expect(stem('tee')).toBe('tee');
});

test('edits are counted, a swap of neighbours once', () => {
  expect(editDistance('paracetamol', 'paracetmol', 2)).toBe(1);
  expect(editDistance('nasenspray', 'nasensrpay', 2)).toBe(1);
  expect(editDistance('salbe', 'gel', 2)).toBe(3);
});

test('the distance is the same both ways and nought only between equals', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 8 });
  fc.assert(
    fc.property(word, word, (a, b) => {
      const distance = editDistance(a, b, 20);
      return distance === editDistance(b, a, 20) && (distance === 0) === (a === b);
    }),
  );
});
