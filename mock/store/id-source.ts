import { objectDefinition } from '../objects/index.ts';
import type { Connection } from './connection/connection.ts';
import { makeId } from './ids.ts';
import { idSequence } from './schema/columns.ts';

/** How many ids one step of a sequence stands for. */
export const ID_BLOCK = 50;

/**
 * Hands out record ids. A database sequence gives out blocks of numbers, so ids stay unique over restarts, transactions
 * that are undone and several processes on one database; gaps are no harm.
 */
export class IdSource {
  readonly #blocks = new Map<string, { next: number; end: number }>();

  /** The next `count` ids of an object, ascending. */
  async take(connection: Connection, apiName: string, count: number): Promise<string[]> {
    const { keyPrefix } = objectDefinition(apiName);
    const numbers = this.#fromBlock(apiName, count);
    if (numbers.length < count) {
      const steps = Math.ceil((count - numbers.length) / ID_BLOCK);
      const starts = await this.#advance(connection, apiName, steps);
      const fresh = starts.flatMap((start) => Array.from({ length: ID_BLOCK }, (_, index) => start + index));
      for (const number of fresh.splice(0, count - numbers.length)) numbers.push(number);
      this.#keep(apiName, fresh);
    }
    return numbers.map((number) => makeId(keyPrefix, number));
  }

  /** Forgets what it holds, after the sequences were set back. */
  reset(): void {
    this.#blocks.clear();
  }

  #fromBlock(apiName: string, count: number): number[] {
    const block = this.#blocks.get(apiName);
    if (!block) return [];
    const length = Math.min(count, block.end - block.next);
    const numbers = Array.from({ length }, (_, index) => block.next + index);
    block.next += length;
    return numbers;
  }

  async #advance(connection: Connection, apiName: string, steps: number): Promise<number[]> {
    const { rows } = await connection.query<{ start: number }>(
      `select nextval('${idSequence(apiName)}') as start from generate_series(1, $1)`,
      [steps],
    );
    return rows.map(({ start }) => Number(start));
  }

  /** Keeps the unused rest; all of it belongs to the last block. */
  #keep(apiName: string, rest: readonly number[]): void {
    const [first] = rest;
    if (first !== undefined) this.#blocks.set(apiName, { next: first, end: first + rest.length });
  }
}
