import { expect, test } from 'vitest';
import { keysIn, namedKeys, withSlides } from './named-contents.ts';

const slideshow = (...keys: string[]) => ({
  type: 'slideshow',
  showFooter: true,
  slides: keys.map((contentKey) => ({ contentKey })),
});
const block = {
  id: 'x',
  part: 'section',
  entries: { de: slideshow('A', 'B'), en: slideshow('A', 'C') },
} as const;

test('slides are named in their order, an invitation by itself, and other sections name nothing', () => {
  expect(namedKeys(slideshow('A', 'B'))).toEqual(['A', 'B']);
  expect(namedKeys({ type: 'guestBlock', block: { contentKey: 'G' } })).toEqual(['G']);
  expect(namedKeys({ type: 'bestSellers', skus: ['x'] })).toEqual([]);
  expect(keysIn(block)).toEqual(['A', 'B', 'C']);
});

test('RD-CONTENT-09 slides are ordered in each language that shows them, and new ones come to all', () => {
  expect(withSlides(block, ['C', 'N', 'B', 'A']).entries).toEqual({
    de: slideshow('N', 'B', 'A'),
    en: slideshow('C', 'N', 'A'),
  });
  expect(withSlides(block, ['A']).entries).toEqual({ de: slideshow('A'), en: slideshow('A') });
});
