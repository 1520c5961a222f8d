import { describe, expect, it } from 'vitest';
import { backgroundFit, backgroundPictures, backgroundPosition } from './background.ts';

describe('the background of a section', () => {
  it('SF-PAGE-28 is held where two known words say, else in the centre', () => {
    expect(backgroundPosition('left top')).toEqual({ across: 'left', down: 'top' });
    expect(backgroundPosition('Right  Bottom')).toEqual({ across: 'right', down: 'bottom' });
    expect(backgroundPosition('10px; color: red')).toEqual({ across: 'center', down: 'center' });
    expect(backgroundPosition(undefined)).toEqual({ across: 'center', down: 'center' });
  });

  it('SF-PAGE-28 covers unless it is to be contained or repeated', () => {
    expect(['contain', 'repeat', 'repeat-x', 'cover', 'huge', undefined].map(backgroundFit)).toEqual([
      'contain',
      'repeat',
      'repeat',
      'cover',
      'cover',
      'cover',
    ]);
  });

  it('SF-PAGE-28 takes a missing picture from the next wider form factor', () => {
    const [desktop, mobile] = [{ url: '/d' }, { url: '/m' }];
    expect(backgroundPictures({ pictures: { desktop } })).toEqual({
      desktop,
      tablet: desktop,
      mobile: desktop,
    });
    expect(backgroundPictures({ pictures: { desktop, mobile } })).toEqual({
      desktop,
      tablet: desktop,
      mobile,
    });
    expect(backgroundPictures({ pictures: { desktop: { url: 'mailto:a@b.example' }, mobile } })).toEqual({
      mobile,
    });
  });
});
