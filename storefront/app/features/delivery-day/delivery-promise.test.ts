import { expect, test } from 'vitest';
import { type Dispatch, deliveryPromise } from './delivery-promise.ts';

const transit = { min: 1, max: 2 };

/** The promise of a store in North Rhine-Westphalia that sends until 15 o'clock and on Saturdays. */
const promise = (now: string, change: Partial<Dispatch> = {}) =>
  deliveryPromise(new Date(now), { cutOff: '15:00', state: 'NW', onSaturdays: true, ...change }, transit);

test('SF-DELIVERY-10 sends on the same day before the cut-off time, and on the next day from it on', () => {
  const before = { orderBy: '2026-11-24', daysLeft: 0, from: '2026-11-25', to: '2026-11-26' };
  const after = { orderBy: '2026-11-25', daysLeft: 1, from: '2026-11-26', to: '2026-11-27' };
  expect(promise('2026-11-24T14:59:59+01:00')).toEqual(before);
  expect(promise('2026-11-24T15:00:00+01:00')).toEqual(after);
});

test('SF-DELIVERY-10 counts no Sunday, and Saturdays as the store says', () => {
  const saturday = '2026-11-28T10:00:00+01:00';
  expect(promise(saturday)).toEqual({
    orderBy: '2026-11-28',
    daysLeft: 0,
    from: '2026-11-30',
    to: '2026-12-01',
  });
  expect(promise(saturday, { onSaturdays: false })).toEqual({
    orderBy: '2026-11-30',
    daysLeft: 2,
    from: '2026-12-01',
    to: '2026-12-02',
  });
  const friday = '2026-11-27T10:00:00+01:00';
  expect(promise(friday, { onSaturdays: false })).toMatchObject({ from: '2026-11-28', to: '2026-11-30' });
  expect(promise('2026-11-29T10:00:00+01:00')).toMatchObject({ orderBy: '2026-11-30', daysLeft: 1 });
});

test('SF-DELIVERY-10 counts no holiday of Easter', () => {
  expect(promise('2026-04-02T16:00:00+02:00')).toEqual({
    orderBy: '2026-04-04',
    daysLeft: 2,
    from: '2026-04-07',
    to: '2026-04-08',
  });
});

test('SF-DELIVERY-10 counts the holidays of the state that the store sends from', () => {
  const beforeCorpusChristi = '2026-06-03T10:00:00+02:00';
  expect(promise(beforeCorpusChristi)).toMatchObject({ from: '2026-06-05', to: '2026-06-06' });
  expect(promise(beforeCorpusChristi, { state: 'BE' })).toMatchObject({
    from: '2026-06-04',
    to: '2026-06-05',
  });
});

test('SF-DELIVERY-10 goes on over Christmas and the turn of the year', () => {
  expect(promise('2026-12-24T10:00:00+01:00')).toMatchObject({ from: '2026-12-28', to: '2026-12-29' });
  expect(promise('2026-12-31T16:00:00+01:00')).toEqual({
    orderBy: '2027-01-02',
    daysLeft: 2,
    from: '2027-01-04',
    to: '2027-01-05',
  });
});

test('SF-DELIVERY-10 tells the time in Germany, in summer and in winter', () => {
  const today = { daysLeft: 0 };
  const tomorrow = { daysLeft: 1 };
  expect(promise('2026-03-27T13:30:00Z')).toMatchObject(today);
  // From the last Sunday of March on the same hour of UTC is an hour later.
  expect(promise('2026-03-30T13:30:00Z')).toMatchObject(tomorrow);
  expect(promise('2026-10-23T13:30:00Z')).toMatchObject(tomorrow);
  expect(promise('2026-10-26T13:30:00Z')).toMatchObject(today);
  expect(promise('2026-11-24T23:30:00Z')).toMatchObject({ orderBy: '2026-11-25', daysLeft: 0 });
});
