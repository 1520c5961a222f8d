import { expect, test } from 'vitest';
import { pageOfData, withoutData } from './late-data.ts';

const call = 'window.__reactRouterContext.streamController';

test('scripts without the nonce of the page, and data without an end, stay where they are', () => {
  const foreign = `<script>${call}.enqueue("a");</script><script>${call}.close();</script>`;
  expect(withoutData(foreign, 'n1')).toEqual({ html: foreign, data: undefined });
  const cutOff = `<script nonce="n1">${call}.enqueue("a");</script>`;
  expect(withoutData(cutOff, 'n1')).toEqual({ html: cutOff, data: undefined });
});

test.each([
  ['/?late-data', '/'],
  ['/search?q=a%20b+c&late-data', '/search?q=a%20b+c'],
  ['/search?q=creme&late-data=', '/search?q=creme'],
  ['/search?q=late-data', undefined],
])('%s asks for the data of %s', (address, page) => {
  const asked = pageOfData(new Request(`http://shop.test${address}`));
  expect(asked?.url).toBe(page && `http://shop.test${page}`);
});
