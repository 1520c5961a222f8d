import { describe, expect, it } from 'vitest';
import { alignmentOf, columnsOf, sizeOf } from './presentation.ts';

describe('how a content is set', () => {
  it('accepts the three alignments and falls back to left', () => {
    expect(['left', 'center', 'right'].map(alignmentOf)).toEqual(['left', 'center', 'right']);
    expect([undefined, 'justify', 1, ''].map(alignmentOf)).toEqual(['left', 'left', 'left', 'left']);
  });

  it('accepts the three sizes and falls back to small', () => {
    expect(['small', 'medium', 'large'].map(sizeOf)).toEqual(['small', 'medium', 'large']);
    expect([undefined, 'huge', null].map(sizeOf)).toEqual(['small', 'small', 'small']);
  });

  it('takes the columns of a portion, or the full row', () => {
    expect(['50%', '16.67%', '33.33%', '66.67%', '40%'].map(columnsOf)).toEqual([6, 2, 4, 8, 12]);
  });
});
