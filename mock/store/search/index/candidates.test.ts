import { expect, it } from 'vitest';
import { stem } from '../text/stem.ts';
import { candidates } from './candidates.ts';

const words = ['tablette', 'schmerz', 'schmerztabletten', 'salbe', 'tabletten', '04877800', 'kamille', 'tab'];
const found = (typed: string) => candidates(words, typed, stem(typed));

it('finds the words that contain the typed one or have its stem, in their order and once each', () => {
  expect(found('tabletten')).toEqual(['tablette', 'schmerztabletten', 'tabletten']);
  expect(found('schmerz')).toEqual(['schmerz', 'schmerztabletten']);
  expect(found('0487')).toEqual(['04877800']);
});

it('finds the first word and the last, and none across the border of two', () => {
  expect(found('tab')).toEqual(['tablette', 'schmerztabletten', 'tabletten', 'tab']);
  expect(found('etteschm')).toEqual([]);
});

it('finds nothing among no words, and nothing by nothing', () => {
  expect(candidates([], 'salbe', 'salbe')).toEqual([]);
  expect(candidates(words, '', '')).toEqual([]);
});
