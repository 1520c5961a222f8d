import { describe, expect, test } from 'vitest';
import { isPzn } from '#pharmacy/pzn.ts';
import { brandKeys } from '../../art/brands/brand-keys.ts';
import { createCatalogue } from './catalogue.ts';
import { readTree } from './categories.ts';

const { categories, lines } = createCatalogue();
const packs = lines.flatMap(({ line, packs: own }) => own.map((pack) => ({ line, pack })));

describe('the catalogue', () => {
  test('has at least 300 packs, some of every brand, and the known PZN among them', () => {
    expect(packs.length).toBeGreaterThanOrEqual(300);
    expect(new Set(packs.map(({ line }) => line.brand))).toEqual(new Set(brandKeys));
    expect(packs.map(({ pack }) => pack.pzn)).toContain('04877800');
  });

  test('gives every pack a valid PZN of its own', () => {
    const all = packs.map(({ pack }) => pack.pzn);
    expect(all.filter((pzn) => !isPzn(pzn))).toEqual([]);
    expect(new Set(all).size).toBe(all.length);
  });

  test('keeps titles apart, within the limits of the record and of two lines on a tile', () => {
    const titles = lines.map(({ line }) => line.title);
    expect(new Set(titles).size).toBe(titles.length);
    expect(packs.filter(({ pack }) => pack.name.length > 60 || pack.variant.length > 80)).toEqual([]);
  });

  test('puts every line into categories that exist, and leaves no shelf without goods', () => {
    const known = new Set(categories.map(({ key }) => key));
    const used = new Set(lines.flatMap(({ line }) => line.categories));
    expect([...used].filter((key) => !known.has(key))).toEqual([]);
    const parents = new Set(categories.map(({ parentKey }) => parentKey));
    const leaves = categories.filter(({ key, brand }) => !parents.has(key) && !brand);
    expect(leaves.filter(({ key }) => !used.has(key)).map(({ key }) => key)).toEqual([]);
  });

  test('tells siblings apart by their variant', () => {
    for (const { packs: own } of lines) {
      expect(new Set(own.map(({ variant }) => variant)).size).toBe(own.length);
    }
  });

  test('has a base amount that fits the pack size text', () => {
    const number = (text: string) => Number(text.replace('.', '').replace(',', '.'));
    for (const { pack } of packs) {
      const [, count = '1', amount = ''] = /^(?:(\d+) × )?([\d.,]+) /.exec(pack.sizeText) ?? [];
      expect(pack.amount).toBeCloseTo(Number(count) * number(amount), 6);
      if (pack.pack.unit !== 'St') expect(pack.sizeText.endsWith(` ${pack.pack.unit}`)).toBe(true);
    }
  });

  test('never asks more than the list price, and less than it only with the lowest price of 30 days', () => {
    expect(packs.filter(({ pack }) => pack.prices.sale < pack.prices.list).length).toBeGreaterThan(10);
    for (const { pack } of packs) {
      const { list, sale, lowest30Days } = pack.prices;
      expect(sale).toBeGreaterThan(0);
      expect(sale).toBeLessThanOrEqual(list);
      expect(lowest30Days !== undefined).toBe(sale < list);
      if (lowest30Days !== undefined) expect(lowest30Days).toBeLessThanOrEqual(list);
    }
  });

  test('sells prescription medicines at their bound price, about one pack in twenty', () => {
    const prescription = packs.filter(({ line }) => line.regulatoryClass === 'verschreibungspflichtig');
    expect(prescription.filter(({ pack }) => pack.prices.sale !== pack.prices.list)).toEqual([]);
    expect(prescription.length / packs.length).toBeGreaterThan(0.04);
    expect(prescription.length / packs.length).toBeLessThan(0.07);
    expect(prescription.every(({ line }) => line.categories.join() === 'rezept')).toBe(true);
  });

  test.each([/Dextromethorphan/, /Paracetamol/, /Doxylamin/, /Pseudoephedrin/])(
    'limits packs with %s',
    (ingredient) => {
      const limited = lines.filter(({ line }) => ingredient.test(line.ingredient));
      expect(limited.length).toBeGreaterThan(0);
      expect(
        limited.filter(({ line }) => line.maximumPerOrder === undefined || line.maximumPerOrder > 2),
      ).toEqual([]);
    },
  );

  test('has two packs sold out and some that run low', () => {
    expect(packs.filter(({ pack }) => pack.stock === 0)).toHaveLength(2);
    expect(packs.filter(({ pack }) => pack.stock > 0 && pack.stock <= 5).length).toBeGreaterThan(10);
  });

  test('describes every line in several sentences of its own, without exclamation marks', () => {
    const descriptions = lines.map(({ texts }) => texts.description);
    expect(new Set(descriptions).size).toBe(descriptions.length);
    for (const { texts } of lines) {
      expect(texts.description.split('. ').length).toBeGreaterThanOrEqual(2);
      expect(Object.values(texts).join(' ')).not.toMatch(/!|"| {2}/);
    }
  });
});

test('the same seed gives the same packs, another one other prices', () => {
  const sum = (seed: number) =>
    createCatalogue({ seed })
      .lines.flatMap((line) => line.packs.map(({ prices }) => prices.sale))
      .join();
  expect(sum(1)).toBe(sum(1));
  expect(sum(1)).not.toBe(sum(2));
});

test.each([12, 235, 320, 1500])(
  'a catalogue of %i packs has just as many, all of them different',
  (products) => {
    const { lines, imported } = createCatalogue({ products });
    const some = [...lines, ...imported].flatMap((line) => line.packs);
    expect(some).toHaveLength(products);
    expect(new Set(some.map(({ pzn }) => pzn)).size).toBe(products);
    expect(some.every(({ pzn }) => isPzn(pzn))).toBe(true);
  },
);

test('a small catalogue keeps its first packs, and the known PZN', () => {
  const some = createCatalogue({ products: 235 }).lines;
  expect(some.every(({ packs: own }) => own.length === 1)).toBe(true);
  expect(some.flatMap(({ packs: own }) => own.map(({ pzn }) => pzn))).toContain('04877800');
});

test('a tree knows its parents by their indent, and refuses what does not fit', () => {
  expect(
    readTree('a | A | x\n  b | B | y\n    c | C | z\nd | D | w').map(({ key, parentKey }) => [
      key,
      parentKey,
    ]),
  ).toEqual([
    ['a', undefined],
    ['b', 'a'],
    ['c', 'b'],
    ['d', undefined],
  ]);
  expect(() => readTree('a | A | x\n    c | C | z')).toThrow('"c | C | z" does not fit into the tree');
});
