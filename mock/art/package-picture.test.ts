import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { createCatalogue } from '../demo/catalogue/catalogue.ts';
import { type BrandKey, brandKeys } from './brands/brand-keys.ts';
import { containers, type PackArt } from './pack-art.ts';
import { packagePicture, sand } from './package-picture.ts';

const sample: PackArt = {
  brand: 'nordhaus',
  container: 'box',
  title: 'Ibuprofen Nordhaus akut',
  strength: '400 mg',
  ingredient: 'Ibuprofen',
  form: 'Filmtabletten',
  content: '20 Filmtabletten',
  norm: 'N2',
  claim: 'Bei leichten bis mäßig starken Schmerzen',
  kind: 'Apothekenpflichtig',
  motif: 'headache',
  symbol: '',
  tone: 0,
  pzn: '04877800',
  bulk: 0.3,
};

/** Drawings without a hole: no coordinate that is no number, no reference that leads nowhere. */
function expectSound(svg: string): void {
  expect(svg).not.toMatch(/NaN|undefined|Infinity/);
  const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
  const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
  expect(used.filter((id) => !defined.has(id))).toEqual([]);
}

test('every pack of the catalogue can be drawn', () => {
  const packs = createCatalogue().lines.flatMap((line) => line.packs);
  expect(packs.length).toBeGreaterThanOrEqual(300);
  for (const { art } of packs) expectSound(packagePicture(art));
}, 60_000);

describe.each(brandKeys)('%s', (brand: BrandKey) => {
  test('looks different in every container', () => {
    const drawn = containers.map((container) => packagePicture({ ...sample, brand, container }));
    drawn.forEach(expectSound);
    expect(new Set(drawn).size).toBe(containers.length);
  });
});

/** The picture as pixels, or the part of it that is not ground. */
async function pixels(svg: string) {
  return sharp(Buffer.from(svg)).resize(200).raw().toBuffer({ resolveWithObject: true });
}

test('stands on sand, or on nothing', async () => {
  const onSand = await pixels(packagePicture(sample));
  expect([...onSand.data.subarray(0, 3)]).toEqual([0xf7, 0xf5, 0xf0]);
  expect(sand).toBe('#f7f5f0');
  const onNothing = await pixels(packagePicture(sample, 'none'));
  expect(onNothing.info.channels).toBe(4);
  expect(onNothing.data[3]).toBe(0);
});

test.each(containers)('a %s fills its picture without touching the edge', async (container) => {
  const svg = packagePicture({ ...sample, container, bulk: 1 }, 'none');
  const small = await sharp(Buffer.from(svg)).resize(200).png().toBuffer();
  const { info } = await sharp(small).trim({ threshold: 40 }).toBuffer({ resolveWithObject: true });
  expect(Math.max(info.width, info.height)).toBeGreaterThan(100);
  expect(info.width).toBeLessThan(199);
  expect(info.height).toBeLessThan(199);
});

test('name, strength and PZN change the picture', () => {
  const picture = packagePicture(sample);
  for (const change of [{ title: 'Paracetamol Nordhaus' }, { strength: '600 mg' }, { pzn: '01234562' }]) {
    expect(packagePicture({ ...sample, ...change })).not.toBe(picture);
  }
});
