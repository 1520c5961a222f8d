import { expect, it } from 'vitest';
import { contrast } from '../svg/colour.ts';
import { groundOf, grounds, INK, initialsOf, initialsPicture } from './initials.ts';

it.each([
  ['Anna Sommer', 'AS'],
  ['Özlem von der Ahe', 'ÖA'],
  ['Pflegedienst Am Park gGmbH', 'PG'],
  ['Hans-Peter', 'HP'],
  ['Łukasz Żak', 'Z'],
  ['Дарья', ''],
  ['Praxis', 'P'],
  ['24 Stunden', 'S'],
  ['', ''],
])('makes of “%s” the letters “%s”', (name, letters) => {
  expect(initialsOf(name)).toBe(letters);
});

it('keeps a ground per key, and uses all of them', () => {
  expect(groundOf('003000000000001AAA')).toBe(groundOf('003000000000001AAA'));
  const used = new Set(Array.from({ length: 200 }, (_, index) => groundOf(`003${index}`)));
  expect(used.size).toBe(grounds.length);
});

it.each(grounds)('reads well on %s', (ground) => {
  expect(contrast(`#${ground}`, INK)).toBeGreaterThanOrEqual(4.5);
});

it('draws letters or a figure, and no markup of the name', () => {
  const picture = initialsPicture('<b>"Anna" & Co', '4A5FC1');
  expect(picture).toMatch(/^<svg [^>]*aria-label="&lt;b>&quot;Anna&quot; &amp; Co">/);
  expect(picture).toContain('fill="#4A5FC1"');
  expect(initialsPicture('Дарья', '4A5FC1')).toContain('<circle');
  expect(initialsPicture('Anna', '4A5FC1')).not.toContain('<circle');
});
