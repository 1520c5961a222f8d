import { expect, test } from 'vitest';
import { matchesTag } from './entity-tag.ts';

test.each(['"a"', 'W/"a"', '"b", "a"', '*'])('%s names the tag', (header) => {
  expect(matchesTag(header, '"a"')).toBe(true);
});

test.each([undefined, '"b"', 'a', '"aa"'])('%s does not', (header) => {
  expect(matchesTag(header, '"a"')).toBe(false);
});
