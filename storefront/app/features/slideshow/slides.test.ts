import { describe, expect, it, vi } from 'vitest';
import { jumpToSlide, nextSlide, previousSlide, shownSlides, showsButton, swipeDirection } from './slides.ts';

describe('the banner', () => {
  it('wraps at both ends', () => {
    expect([1, 2, 3].map((slide) => nextSlide(slide, 3))).toEqual([2, 3, 1]);
    expect([1, 2, 3].map((slide) => previousSlide(slide, 3))).toEqual([3, 1, 2]);
  });

  it('stays on the only slide', () => {
    expect(nextSlide(1, 1)).toBe(1);
    expect(previousSlide(1, 1)).toBe(1);
  });

  it('jumps to a slide by its dot', () => {
    expect(jumpToSlide(1, 3, 3)).toBe(3);
  });

  it.each([0, 4, -1, 1.5, Number.NaN])('only logs the invalid index %s', (wanted) => {
    const log = vi.fn();
    expect(jumpToSlide(2, wanted, 3, log)).toBe(2);
    expect(log).toHaveBeenCalledOnce();
  });

  it('changes the slide only beyond 80 pixels', () => {
    expect(swipeDirection(200, 120)).toBeUndefined();
    expect(swipeDirection(200, 119)).toBe('next');
    expect(swipeDirection(100, 181)).toBe('previous');
    expect(swipeDirection(100, 180)).toBeUndefined();
  });

  it('shows a slide only with an image, and three at most', () => {
    const slide = (imageContentId?: string) => ({ imageContentId });
    expect(shownSlides([slide('a'), slide(), slide(' ')])).toEqual([slide('a')]);
    expect(shownSlides([slide('a'), slide('b'), slide('c'), slide('d')])).toHaveLength(3);
  });

  it('shows a button only with text', () => {
    expect(showsButton({ buttonText: 'Entdecken', buttonLink: '/category/detail/1' })).toBe(true);
    expect(showsButton({ buttonText: '  ', buttonLink: '/category/detail/1' })).toBe(false);
    expect(showsButton({ buttonLink: '/category/detail/1' })).toBe(false);
  });
});
