/**
 * Counts what this process writes, by object. What is read from records and kept in memory is still good as long as
 * the count has not moved, where no other process writes.
 */
export class ChangeCount {
  readonly #counts = new Map<string, number>();
  #all = 0;

  /** Records of one object may have changed. */
  add(apiName: string): void {
    this.#counts.set(apiName, (this.#counts.get(apiName) ?? 0) + 1);
  }

  /** Records of any object may have changed: because all were exchanged, or because writes were undone. */
  addToAll(): void {
    this.#all += 1;
  }

  of(apiName: string): number {
    return this.#all + (this.#counts.get(apiName) ?? 0);
  }
}
