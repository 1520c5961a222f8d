import { expect, test } from 'vitest';
import { outlineOf, widthOf } from './line.ts';
import { fontOf, type Typeface } from './typefaces.ts';
import { typeset } from './typeset.ts';
import { wrap, wrapEvenly } from './wrap.ts';

const face: Typeface = { family: 'figtree', weight: 700 };
const style = { face, size: 20 };

test('widths grow with size, tracking and letters', () => {
  const width = widthOf('Größe', style);
  expect(widthOf('Größe', { ...style, size: 40 })).toBeCloseTo(2 * width);
  expect(widthOf('Größe', { ...style, tracking: 0.1 })).toBeCloseTo(width + 4 * 2);
  expect(widthOf('Größen', style)).toBeGreaterThan(width);
});

test.each<Typeface['family']>(['figtree', 'fraunces', 'barlow-condensed', 'nunito'])(
  '%s has the letters of German packs',
  (family) => {
    const light = { face: { family, weight: 700 } as Typeface, size: 20 };
    for (const letter of 'ÄÖÜäöüßéµ×·„“–%°') {
      expect(outlineOf(letter, 0, 0, light), letter).toMatch(/^M/);
      expect(fontOf(light.face).charToGlyphIndex(letter), letter).not.toBe(0);
    }
  },
);

test('lines break at spaces and after hyphens, and never exceed the width', () => {
  const width = widthOf('Baldrian-Hopfen-', style) + 1;
  const lines = wrap('Baldrian-Hopfen-Melisse zur Nacht', style, width);
  expect(lines).toEqual(['Baldrian-Hopfen-', 'Melisse zur', 'Nacht']);
  for (let most = width; most < 6 * width; most += 7) {
    const wrapped = wrap('Baldrian-Hopfen-Melisse zur Nacht', style, most);
    expect(
      wrapped.every((line) => widthOf(line, style) <= most),
      String(most),
    ).toBe(true);
  }
});

test('a hyphen before a space keeps its space', () => {
  expect(wrap('Herz- oder Nierenschwäche', style, 1000)).toEqual(['Herz- oder Nierenschwäche']);
});

test('even lines take no more lines than greedy ones', () => {
  const text = 'Bei leichten bis mäßig starken Schmerzen und Fieber';
  for (let width = 200; width < 800; width += 10) {
    expect(wrapEvenly(text, style, width), String(width)).toHaveLength(wrap(text, style, width).length);
  }
  const even = wrapEvenly(text, style, 330);
  const widths = even.map((line) => widthOf(line, style));
  expect(Math.min(...widths) / Math.max(...widths)).toBeGreaterThan(0.7);
});

test('a word that is too long shrinks until it fits', () => {
  const { width } = typeset([{ text: 'Xylometazolinhydrochlorid', face, size: 60, fill: '#000' }], {
    x: 0,
    y: 0,
    width: 120,
    height: 100,
  });
  expect(width).toBeLessThanOrEqual(120);
});

test('paragraphs shrink together until they fit the height, and sit where the anchor says', () => {
  const paragraph = { text: 'Filmtabletten', face, size: 40, fill: '#000' };
  const box = { x: 0, y: 50, width: 400, height: 60 };
  const full = typeset([paragraph, { ...paragraph, gap: 20 }, { ...paragraph, gap: 20 }], box);
  expect(full.bottom).toBeLessThanOrEqual(110.01);
  const low = typeset([{ ...paragraph, size: 10 }], { ...box, anchor: 'bottom' });
  expect(low.bottom).toBeCloseTo(110);
});
