import { expect, test } from 'vitest';
import { proseParts } from './prose-parts.ts';

test('RD-API-01 backticks mark code and are not shown', () => {
  expect(proseParts('With `allOrNone` the `first` refusal')).toEqual([
    { isCode: false, part: 'With ' },
    { isCode: true, part: 'allOrNone' },
    { isCode: false, part: ' the ' },
    { isCode: true, part: 'first' },
    { isCode: false, part: ' refusal' },
  ]);
  expect(proseParts('one ` alone')).toEqual([{ isCode: false, part: 'one ` alone' }]);
  expect(proseParts('')).toEqual([]);
});
