const CAPACITY = 500;
const REMEMBERED = 1000;
const LONGEST_PARAMETERS = 20_000;
/** To read through a table that has grown by so many rows takes no time that anybody notices. */
const ROWS_BEFORE_NEW_PLANS = 1000;

/** What runs the statements. */
export interface Runner {
  exec(sql: string): Promise<unknown>;
}

/**
 * Prepares statements that come again. Running a prepared statement by name costs a third of parsing and planning it
 * anew, so a statement is prepared at its second appearance. The first several hundred that come again are kept for good:
 * code writes that many at most, and giving up a statement while another caller waits to run it would fail that caller.
 * Texts that came once, such as inserts of many rows, take no place from them and are forgotten, the oldest first.
 */
export class StatementCache {
  readonly #names = new Map<string, string>();
  readonly #seenOnce = new Set<string>();
  #count = 0;
  #writtenSincePlanned = 0;

  /** The text that runs `sql` by name, or undefined when it is to be run as it is. */
  async execution(runner: Runner, sql: string, parameters: readonly unknown[]): Promise<string | undefined> {
    if (!isPreparable(sql) || !this.#isAgain(sql)) return undefined;
    const literals = parameters.map(quoteLiteral).join(',');
    if (literals.length > LONGEST_PARAMETERS) return undefined;
    const name = this.#names.get(sql) ?? (await this.#prepare(runner, sql));
    return literals === '' ? `execute ${name}` : `execute ${name}(${literals})`;
  }

  /**
   * Notes that rows were written. A plan is kept until somebody counts the rows of a table anew, which the embedded
   * database never does by itself: one that was made for a small table would read through it however large it has grown.
   */
  async noteWritten(runner: Runner, rows: number): Promise<void> {
    this.#writtenSincePlanned += rows;
    if (this.#writtenSincePlanned < ROWS_BEFORE_NEW_PLANS) return;
    this.#writtenSincePlanned = 0;
    await runner.exec('discard plans');
  }

  #isAgain(sql: string): boolean {
    if (this.#names.has(sql)) return true;
    if (this.#names.size >= CAPACITY) return false;
    if (this.#seenOnce.delete(sql)) return true;
    this.#seenOnce.add(sql);
    const [oldest = ''] = this.#seenOnce;
    if (this.#seenOnce.size > REMEMBERED) this.#seenOnce.delete(oldest);
    return false;
  }

  async #prepare(runner: Runner, sql: string): Promise<string> {
    this.#count += 1;
    const name = `statement_${this.#count}`;
    await runner.exec(`prepare ${name} as ${sql}`);
    this.#names.set(sql, name);
    return name;
  }
}

/** Whether a statement makes tables larger, also where it is part of one that answers what it wrote. */
export const isWriting = (sql: string): boolean => /\b(insert into|update)\b/i.test(sql);

function isPreparable(sql: string): boolean {
  return /^\s*(select|insert|update|delete|with)\b/i.test(sql);
}

/** A parameter as an SQL literal; the statement knows its type. */
function quoteLiteral(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return quoteLiteral(value.toISOString());
  if (Array.isArray(value)) return quoteLiteral(`{${value.map(quoteElement).join(',')}}`);
  return `'${String(value).replaceAll("'", "''")}'`;
}

function quoteElement(value: unknown): string {
  return value === null ? 'null' : `"${String(value).replace(/["\\]/g, '\\$&')}"`;
}
