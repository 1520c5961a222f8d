import { expect, it } from 'vitest';
import { fittingMeanwhile } from './suggestion.ts';

const suggestion = (name: string, about = '') => ({ id: name, name, about });

it('keeps of an earlier search only what fits what has been typed since', () => {
  const earlier = [
    suggestion('Administration'),
    suggestion('Support'),
    suggestion('Käufer', 'für den Support'),
  ];
  expect(fittingMeanwhile(earlier, ' support').map(({ name }) => name)).toEqual(['Support', 'Käufer']);
  expect(fittingMeanwhile(earlier, '')).toEqual(earlier);
});
