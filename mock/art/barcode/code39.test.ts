import { expect, test } from 'vitest';
import { code39Bars, pznBarcode } from './code39.ts';

test('every sign has five bars, three of its nine elements being wide', () => {
  const { bars, length } = code39Bars('-04877800');
  expect(bars).toHaveLength((1 + 9 + 1) * 5);
  const signs = 11;
  for (let sign = 0; sign < signs; sign += 1) {
    const start = sign * (6 + 3 * 2.5 + 1);
    const five = bars.slice(5 * sign, 5 * sign + 5);
    const gaps = five.slice(1).map(([at], index) => at - (five[index]?.[0] ?? 0) - (five[index]?.[1] ?? 0));
    const elements = [...five.map(([, width]) => width), ...gaps];
    expect(five[0]?.[0]).toBeCloseTo(start);
    expect(elements.filter((width) => width === 2.5)).toHaveLength(3);
    expect(elements.filter((width) => width === 1)).toHaveLength(6);
  }
  expect(length).toBeCloseTo(signs * (6 + 3 * 2.5) + (signs - 1));
});

test('start and stop are the same sign', () => {
  const { bars, length } = code39Bars('0');
  const first = bars.slice(0, 5).map(([, width]) => width);
  const last = bars.slice(-5).map(([, width]) => width);
  expect(last).toEqual(first);
  const [start = 0, width = 0] = bars.at(-1) ?? [];
  expect(start + width).toBeCloseTo(length);
});

test('a PZN code fills its width and differs from another one', () => {
  const path = pznBarcode('04877800', 0, 0, 200, 50);
  const ends = [...path.matchAll(/M([\d.]+) 0h([\d.]+)/g)].map(([, x, width]) => Number(x) + Number(width));
  expect(Math.max(...ends)).toBeCloseTo(200, 0);
  expect(path).not.toBe(pznBarcode('01234562', 0, 0, 200, 50));
});

test('signs that a PZN cannot have are refused', () => {
  expect(() => code39Bars('A1')).toThrow('Code 39 has no sign "A" here');
});
