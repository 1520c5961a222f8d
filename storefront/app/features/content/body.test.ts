import { describe, expect, it } from 'vitest';
import { flagOf, listOf, mediaKeyOf, textOf } from './body.ts';

describe('the body of a content', () => {
  it('gives texts, and nothing for what is empty or no text', () => {
    expect(textOf({ caption: 'Gut durch den Winter' }, 'caption')).toBe('Gut durch den Winter');
    expect([{ caption: ' ' }, { caption: 3 }, {}, null].map((body) => textOf(body, 'caption'))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('says yes only where it says so', () => {
    expect(flagOf({ showFooter: true }, 'showFooter')).toBe(true);
    expect(flagOf({ showFooter: 'true' }, 'showFooter')).toBe(false);
    expect(flagOf(undefined, 'showFooter')).toBe(false);
  });

  it('gives the texts of a list', () => {
    expect(listOf({ skus: ['a', 1, 'b'] }, 'skus')).toEqual(['a', 'b']);
    expect(listOf({ skus: 'a' }, 'skus')).toEqual([]);
  });

  it('gives the key of a picture as reference or as text', () => {
    expect(mediaKeyOf({ image: { contentKey: 'MC1' } }, 'image')).toBe('MC1');
    expect(mediaKeyOf({ image: 'MC1' }, 'image')).toBe('MC1');
    expect(mediaKeyOf({ image: { url: '/x' } }, 'image')).toBeUndefined();
    expect(mediaKeyOf({ image: null }, 'image')).toBeUndefined();
  });
});
