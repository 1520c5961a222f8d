import { expect, test } from 'vitest';
import { refuseUnstorableText } from './unstorable-text.ts';

const input = { path: {}, query: {}, headers: {}, body: undefined };
const refuse = (over: object, api: 'commerce' | 'record-data' = 'commerce') =>
  refuseUnstorableText({ api }, { ...input, ...over });

test.each([
  [{ path: { contentKeyOrId: 'a\u0000' } }, 'path.contentKeyOrId'],
  [{ query: { skus: ['a', '\u0000'] } }, 'query.skus.1'],
  [{ body: { address: { street: 'Weg\u0000 4' } } }, 'body.address.street'],
  [{ body: { 'na\u0000me': 1 } }, 'body.name'],
])('a NUL character in %j is refused by its place', (over, place) => {
  expect(() => refuse(over)).toThrow(
    expect.objectContaining({ status: 400, message: `The text at ${place} has a NUL character.` }),
  );
});

test('other texts pass, and the record data calls look after their own', () => {
  expect(() => refuse({ body: { name: 'Jörg 💊', list: [null, 1, true] } })).not.toThrow();
  expect(() => refuse({ body: '\u0000' }, 'record-data')).not.toThrow();
});
