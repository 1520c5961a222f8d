import { expect, test } from 'vitest';
import { parseBody, referredKeys } from './content-body.ts';

test('references are found wherever they stand, each once', () => {
  const body = {
    image: { contentKey: 'MCPICTURE' },
    slides: [{ image: { contentKey: 'MCOTHER' } }, { image: { contentKey: 'MCPICTURE' } }],
    caption: 'contentKey',
    broken: { contentKey: 7 },
  };
  expect(referredKeys(body)).toEqual(['MCPICTURE', 'MCOTHER']);
});

test('a body that is no object is empty', () => {
  expect(parseBody('[1]')).toEqual({});
  expect(parseBody('{"a":1}')).toEqual({ a: 1 });
});
