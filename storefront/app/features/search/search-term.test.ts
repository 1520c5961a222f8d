import { expect, it } from 'vitest';
import { searchTermOf } from './search-term.ts';

it('keeps what a person looks for to the length and the words that the platform takes', () => {
  expect(searchTermOf('  halsschmerzen   ratiopharm ')).toBe('halsschmerzen ratiopharm');
  expect(searchTermOf('x'.repeat(300))).toHaveLength(100);
  expect(searchTermOf('a '.repeat(49)).split(' ')).toHaveLength(32);
  expect(searchTermOf(null)).toBe('');
});
