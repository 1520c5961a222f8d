import { expect, it } from 'vitest';
import { readArrivals } from './arrivals.ts';

it('reads what was kept', () => {
  const kept = {
    kind: 'merged',
    count: 1,
    leftOut: [{ name: 'Ibuprofen', reason: 'Zurzeit nicht lieferbar.' }],
  };
  expect(readArrivals(JSON.stringify(kept))).toEqual(kept);
  const unnamed = { ...kept, leftOut: [{ reason: 'Ibuprofen: Zurzeit nicht lieferbar.' }] };
  expect(readArrivals(JSON.stringify(unnamed))).toEqual(unnamed);
});

it.each([null, '', 'null', '{', '{"kind":"stolen","count":1,"leftOut":[]}', '{"kind":"again"}'])(
  'takes %s for no arrivals',
  (text) => {
    expect(readArrivals(text)).toBeUndefined();
  },
);
