const CAPACITY = 300;
const LONGEST_PARAMETERS = 20_000;

/** What a statement needs so that it can be run by name. */
export interface Runner {
  exec(sql: string): Promise<unknown>;
}

/**
 * Prepares statements that come again. Running a prepared statement by name costs a third of parsing and planning it
 * anew, so a statement is prepared at its second appearance.
 */
export class StatementCache {
  readonly #names = new Map<string, string | undefined>();
  #count = 0;

  /** The text that runs `sql` by name, or undefined when it is to be run as it is. */
  async execution(runner: Runner, sql: string, parameters: readonly unknown[]): Promise<string | undefined> {
    const literals = parameters.map(quoteLiteral).join(',');
    if (!isPreparable(sql) || literals.length > LONGEST_PARAMETERS) return undefined;
    if (!this.#names.has(sql)) {
      await this.#remember(runner, sql);
      return undefined;
    }
    const name = this.#names.get(sql) ?? (await this.#prepare(runner, sql));
    return literals === '' ? `execute ${name}` : `execute ${name}(${literals})`;
  }

  async #prepare(runner: Runner, sql: string): Promise<string> {
    this.#count += 1;
    const name = `statement_${this.#count}`;
    await runner.exec(`prepare ${name} as ${sql}`);
    this.#names.set(sql, name);
    return name;
  }

  async #remember(runner: Runner, sql: string): Promise<void> {
    this.#names.set(sql, undefined);
    if (this.#names.size <= CAPACITY) return;
    const [oldest, name] = this.#names.entries().next().value as [string, string | undefined];
    this.#names.delete(oldest);
    if (name) await runner.exec(`deallocate ${name}`);
  }
}

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
