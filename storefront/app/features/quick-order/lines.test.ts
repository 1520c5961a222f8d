import { describe, expect, it } from 'vitest';
import { readLines } from './lines.ts';

const read = (text: string) =>
  readLines(text).map(({ number, quantity, isValid }) => [number, quantity, isValid]);

describe('a list of PZNs', () => {
  it.each([
    ['04877800', 1],
    ['4877800', 1],
    ['PZN 4877800', 1],
    ['PZN-04877800; 2', 2],
    ['04877800 x 3', 3],
    ['04877800 × 3', 3],
    ['04877800\t12', 12],
    ['04877800 2', 2],
    ['4877800, 4', 4],
    ['04877800; 2 Packungen', 2],
    ['04877800; 0', 1],
  ])('reads "%s"', (line, quantity) => {
    expect(read(line)).toEqual([['04877800', quantity, true]]);
  });

  it('tells a wrong check digit from a text that is no PZN', () => {
    expect(read('04877801\nIbuprofen\n123')).toEqual([
      ['04877801', 1, false],
      [undefined, 1, false],
      [undefined, 1, false],
    ]);
  });

  it('leaves empty lines out and adds the same PZN up', () => {
    expect(read('\n04877800 2\r\n\r\n PZN 4877800 \n')).toEqual([['04877800', 3, true]]);
  });
});

describe('a list of article numbers', () => {
  it.each([
    ['OF-04877800', 'OF-04877800', 1],
    ['OF-04877800; 2', 'OF-04877800', 2],
    ['A1,12', 'A1', 12],
    ['12345 x 3', '12345', 3],
    ['12345\t4', '12345', 4],
    ['12345 2 Packungen', '12345', 2],
    ['12345', '12345', 1],
    ['12345; 0', '12345', 1],
    ['Salbe gegen Husten', undefined, 1],
  ])('reads "%s"', (line, number, quantity) => {
    const isValid = number !== undefined;
    expect(readLines(line, 'sku')).toEqual([{ text: line, kind: 'sku', number, quantity, isValid }]);
  });
});

it('are read at once, whatever was pasted', () => {
  const before = process.cpuUsage();
  const [line] = readLines(`04877800${'\t'.repeat(500_000)}x`);
  expect(line).toMatchObject({ number: undefined, isValid: false });
  // By the time of the processor: by the clock of the wall other work would count as well.
  expect(process.cpuUsage(before).user).toBeLessThan(500_000);
});
