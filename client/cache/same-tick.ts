import type { Clock } from '../clock.ts';

/** Collects what is asked for until the running tick ends, then hands all of it over at once. */
export function createSameTick<T>(clock: Clock, handOver: (collected: T[]) => void): (one: T) => void {
  let collected: T[] = [];
  const end = () => {
    const all = collected;
    collected = [];
    handOver(all);
  };
  return (one) => {
    collected.push(one);
    if (collected.length === 1) void clock.wait(0).then(end);
  };
}
