import { describe, expect, it } from 'vitest';
import { imageWidth, validSrcset } from './srcset.ts';

describe('a srcset', () => {
  it('keeps addresses with one width or density', () => {
    expect(validSrcset('/a.webp 640w, /b.webp 1920w')).toBe('/a.webp 640w, /b.webp 1920w');
    expect(validSrcset('/a.webp, /b.webp 1.5x')).toBe('/a.webp, /b.webp 1.5x');
  });

  it.each([
    '640w',
    '2x',
    'null 640w',
    'undefined',
    'NaN 1x',
    '/a.webp 640w 2x',
    '/a.webp wide',
    '//a.example/1 1x',
    'javascript:1',
    '',
  ])('skips the entry "%s"', (entry) => {
    expect(validSrcset(`${entry}, /ok.webp 960w`)).toBe('/ok.webp 960w');
    expect(validSrcset(entry)).toBe('');
  });

  it('raises widths below 100 to 100', () => {
    expect(validSrcset('/a.webp 64w')).toBe('/a.webp 100w');
    expect(imageWidth(12)).toBe(100);
    expect(imageWidth(640)).toBe(640);
  });

  it('does not cut an address that contains a comma', () => {
    expect(validSrcset('/a,b.webp 640w, /c.webp 960w')).toBe('/a,b.webp 640w, /c.webp 960w');
  });
});
