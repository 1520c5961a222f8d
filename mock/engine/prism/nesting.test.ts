import { expect, test } from 'vitest';
import { isNestedDeeper } from './nesting.ts';

const isDeep = (json: string, most = 2) => isNestedDeeper(Buffer.from(json), most);

test('PF-SEC-16 levels are counted, not brackets', () => {
  expect(isDeep('[[1],[2],{"a":3}]')).toBe(false);
  expect(isDeep('[[{"a":1}]]')).toBe(true);
  expect(isDeep(`${'['.repeat(100_000)}`, 500)).toBe(true);
});

test('PF-SEC-16 brackets in texts are no levels', () => {
  expect(isDeep('{"a":"[[[[","b":"\\"{{{{"}')).toBe(false);
  expect(isDeep('{"a\\\\":[[]]}')).toBe(true);
});
