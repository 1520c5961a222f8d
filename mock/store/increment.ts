/** A change of a number by the database itself, so that concurrent changes add up. */
export class Increment {
  readonly by: number;

  constructor(by: number) {
    this.by = by;
  }
}

/** In an update: adds `by` to the stored number (negative to take away). */
export function increment(by: number): Increment {
  return new Increment(by);
}
