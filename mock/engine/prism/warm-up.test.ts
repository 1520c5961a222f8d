import { expect, it, vi } from 'vitest';
import type { Traffic } from '#http/server/answered.ts';
import type { ContractOperation } from './contract.ts';
import { warmUpBetweenRequests } from './warm-up.ts';

const quiet: Traffic = { underWay: () => 0, isEnding: () => false, onAnswered: () => {} };
/** Whoever tries to compile this one fails. */
const operations = new Map([['none', {} as ContractOperation]]);

it('compiles nothing while a request is under way', async () => {
  const underWay = vi.fn().mockReturnValueOnce(1).mockReturnValueOnce(1).mockReturnValue(0);
  await expect(warmUpBetweenRequests(operations, { ...quiet, underWay })).rejects.toThrow(TypeError);
  expect(underWay).toHaveBeenCalledTimes(3);
});

it('compiles nothing right after an answer, when more of a page may follow', async () => {
  let asked = 0;
  const underWay = () => {
    asked += 1;
    return 0;
  };
  const onAnswered: Traffic['onAnswered'] = (tell) =>
    tell({ id: '', method: 'GET', path: '/', status: 200, seconds: 0 });
  await expect(warmUpBetweenRequests(operations, { ...quiet, underWay, onAnswered })).rejects.toThrow(
    TypeError,
  );
  expect(asked).toBeGreaterThan(1);
});

it('compiles nothing once the server has ended', async () => {
  await expect(
    warmUpBetweenRequests(operations, { ...quiet, isEnding: () => true }),
  ).resolves.toBeUndefined();
});
