/** Collects the values of a statement and gives each its placeholder. */
export class Parameters {
  readonly values: unknown[] = [];

  /** The placeholder of a value, `$1` for the first. */
  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}
