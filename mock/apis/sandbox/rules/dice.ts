/** The state of a row of random numbers. */
export interface Dice {
  state: number;
}

export function diceFrom(seed: number): Dice {
  return { state: seed >>> 0 };
}

/** The next number in [0, 1) of the row (mulberry32): the same seed gives the same row. */
export function chanceOf(dice: Dice): number {
  dice.state = (dice.state + 0x6d2b79f5) >>> 0;
  let mixed = dice.state;
  mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}
