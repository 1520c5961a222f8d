import { expect, it } from 'vitest';
import { SharedValues } from './shared-values.ts';

/** Values that are made when the test says so, under a clock that stands. */
function shared({ mostEntries = 10, mostBytes = 1000 } = {}) {
  const clock = { now: 0 };
  const values = new SharedValues<string>({ mostEntries, mostBytes, now: () => clock.now });
  const waiting: PromiseWithResolvers<string>[] = [];
  const make = async (bytes = 1) => {
    const made = Promise.withResolvers<string>();
    waiting.push(made);
    return { value: await made.promise, bytes, freshMs: 10, longestMs: 20 };
  };
  const read = async (key = 'home', bytes?: number, options?: { isPatient: boolean }) =>
    (await values.read(key, () => make(bytes), options)).value;
  const put = async (key: string, value: string, bytes?: number) => {
    const reading = read(key, bytes);
    waiting.at(-1)?.resolve(value);
    await reading;
  };
  return { values, clock, waiting, read, put };
}

it('SF-CACHE-03 asks once for all who ask at the same time', async () => {
  const { waiting, read } = shared();
  const readers = [read(), read(), read()];
  expect(waiting).toHaveLength(1);
  waiting[0]?.resolve('a');
  expect(await Promise.all(readers)).toEqual(['a', 'a', 'a']);
  expect(await read()).toBe('a');
  expect(waiting).toHaveLength(1);
});

it('SF-CACHE-03 uses a value that is no longer fresh while a new one is made, and never one that is too old', async () => {
  const { clock, waiting, read, put } = shared();
  await put('home', 'a');
  clock.now = 10;
  expect(await read()).toBe('a');
  expect(waiting).toHaveLength(2);
  clock.now = 20;
  const late = read();
  waiting[1]?.resolve('b');
  expect(await late).toBe('b');
  clock.now = 29;
  expect(await read()).toBe('b');
  clock.now = 30;
  const later = read();
  expect(waiting).toHaveLength(3);
  waiting[2]?.resolve('c');
  expect(await later).toBe('c');
});

it('makes a value that is no longer fresh anew first for whoever is patient', async () => {
  const { clock, waiting, read, put } = shared();
  await put('home', 'a');
  clock.now = 10;
  const patient = read('home', 1, { isPatient: true });
  waiting[1]?.resolve('b');
  expect(await patient).toBe('b');
});

it('counts the age of a value from when its making began', async () => {
  const { clock, waiting, read } = shared();
  const slow = read();
  clock.now = 20;
  waiting[0]?.resolve('a');
  expect(await slow).toBe('a');
  void read();
  expect(waiting).toHaveLength(2);
});

it('SF-CACHE-04 gives a failure to all who wait, and does not keep it', async () => {
  const { waiting, read, put } = shared();
  const failing = [read(), read()];
  waiting[0]?.reject(new Error('down'));
  for (const reading of failing) await expect(reading).rejects.toThrow('down');
  await put('home', 'a');
  expect(await read()).toBe('a');
});

it('SF-CACHE-04 keeps what it has when a new one cannot be made', async () => {
  const { clock, waiting, read, put } = shared();
  await put('home', 'a');
  clock.now = 15;
  expect(await read()).toBe('a');
  waiting[1]?.reject(new Error('down'));
  await new Promise(setImmediate);
  expect(await read()).toBe('a');
});

it('lets what was used longest ago leave where there are too many, or where they weigh too much', async () => {
  const { values, waiting, read, put } = shared({ mostEntries: 2, mostBytes: 10 });
  await put('a', 'a', 4);
  await put('b', 'b', 4);
  await read('a');
  await put('c', 'c', 4);
  expect(values.bytes).toBe(8);
  const asked = waiting.length;
  expect([await read('a'), await read('c')]).toEqual(['a', 'c']);
  expect(waiting).toHaveLength(asked);
  await put('d', 'd', 8);
  expect(values.bytes).toBe(8);
  await put('e', 'e', 11);
  expect(values.bytes).toBe(8);
});
