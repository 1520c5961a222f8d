import { setImmediate as turnOfTheLoop } from 'node:timers/promises';

type InOwnTurn = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Makes what does pieces of work one after the other, each begun in a turn of the event loop of its own: several that
 * come together would hold up everybody else for as long as all of them take. One that fails holds up nobody.
 */
export function ownTurns(): InOwnTurn {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(() => turnOfTheLoop()).then(work);
    last = mine.catch(() => undefined);
    return mine;
  };
}
