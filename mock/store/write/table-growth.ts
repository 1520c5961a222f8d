/** What is written by fewer rows at once grows slowly, and the database learns of it by itself. */
const BULK = 100;
const FIRST = 1_000;

interface Growth {
  added: number;
  nextAt: number;
}

/**
 * How tables grow by rows that this process writes in bulk. Nobody else tells the database within a transaction, and the
 * embedded one never, so that it would choose its ways for tables that were small. Told each time they have doubled, it
 * costs little beside the writing, however many rows there are.
 */
export class TableGrowth {
  #tables = new Map<string, Growth>();

  /** Forgets everything, for tables that were emptied. */
  reset(): void {
    this.#tables = new Map();
  }

  /** Notes rows that were added to the table of an object; answers whether it has doubled since that was last so. */
  hasDoubled(apiName: string, rows: number): boolean {
    if (rows < BULK) return false;
    const { added, nextAt } = this.#tables.get(apiName) ?? { added: 0, nextAt: FIRST };
    const isReached = added + rows >= nextAt;
    this.#tables.set(apiName, { added: added + rows, nextAt: isReached ? 2 * (added + rows) : nextAt });
    return isReached;
  }
}
