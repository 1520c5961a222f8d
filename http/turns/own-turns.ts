import { setImmediate as turnOfTheLoop, setTimeout as wait } from 'node:timers/promises';

type InOwnTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Makes what does pieces of work one after the other, each begun in a turn of the event loop of its own, and as long
 * after the one before as that took: several that come together would hold up everybody else for as long as all of them
 * take, who needs several turns at each of them. One that fails holds up nobody.
 */
export function ownTurns(): InOwnTurn {
  let last: Promise<unknown> = Promise.resolve();
  let othersUntil = 0;
  return (work) => {
    const mine = last.then(async () => {
      const left = othersUntil - performance.now();
      await (left > 0 ? wait(left) : turnOfTheLoop());
      const began = performance.now();
      try {
        return await work();
      } finally {
        othersUntil = 2 * performance.now() - began;
      }
    });
    last = mine.catch(() => undefined);
    return mine;
  };
}
