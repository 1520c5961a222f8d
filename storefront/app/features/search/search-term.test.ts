import { expect, it } from 'vitest';
import { searchTermOf, typedText } from './search-term.ts';

it('keeps what a person looks for to the length and the words that the platform takes', () => {
  expect(searchTermOf('  halsschmerzen   ratiopharm ')).toBe('halsschmerzen ratiopharm');
  expect(searchTermOf('x'.repeat(300))).toHaveLength(100);
  expect(searchTermOf('a '.repeat(49)).split(' ')).toHaveLength(32);
  expect(searchTermOf(null)).toBe('');
});

it('leaves out what cannot be sent: zero bytes, and the half of a sign that the length cuts in two', () => {
  expect(searchTermOf('salbe\0 ratiopharm')).toBe('salbe ratiopharm');
  expect(searchTermOf('\0')).toBe('');
  const cut = typedText(`${'x'.repeat(99)}😀`);
  expect(cut).toBe('x'.repeat(99));
  expect(() => encodeURIComponent(cut)).not.toThrow();
  expect(typedText('Salbe 😀')).toBe('Salbe 😀');
});
