import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { currentRequest } from '#http/server/current-request.ts';
import { LeastServedFirst } from '#http/turns/least-served-first.ts';

const LONGEST_WAIT_MS = 50;
const LONGEST_BREATH_MS = 10;
/** A request goes on from one statement to the next within so many turns of the event loop. */
const QUIET_TURNS = 3;

/**
 * Who uses the one session of a database next. Transactions come one after the other, and whoever reads without one is
 * let in between: statements wait for the transaction that is under way, not for those behind it.
 */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #asked = 0;
  #underWay = 0;
  /** When the first statement of this turn of the event loop began. */
  #began: number | undefined;
  readonly #statements = new LeastServedFirst(
    () => this.#lettingGoOn(),
    () => this.#isOutOfBreath(),
  );

  /** Runs a statement outside of transactions, those of requests that have needed little so far first. */
  async statement<T>(run: () => Promise<T>): Promise<T> {
    this.#asked += 1;
    this.#underWay += 1;
    try {
      // Waiting for a transaction is no service.
      return await this.#statements.run(currentRequest() ?? {}, run, () => this.#waiting === 0);
    } finally {
      this.#underWay -= 1;
    }
  }

  /** Runs a transaction when all before it are over. */
  async transaction<T>(run: () => Promise<T>): Promise<T> {
    const isAlone = this.#waiting === 0;
    this.#waiting += 1;
    const mine = this.#last.then(async () => {
      if (!isAlone || this.#underWay > 0) await this.#lettingOthersRead();
      return run();
    });
    this.#last = mine.catch(() => undefined);
    return mine.finally(() => {
      this.#waiting -= 1;
    });
  }

  /**
   * Between two statements: what needs no database goes on meanwhile. The embedded database answers without the event
   * loop, so that a long transaction, or many who read, would hold up the whole process.
   */
  async breathe(): Promise<void> {
    if (this.#isOutOfBreath()) await turnOfTheLoop();
  }

  /** The request that was just answered asks for its next statement, before somebody else's is begun. */
  async #lettingGoOn(): Promise<void> {
    await new Promise<void>((resolve) => process.nextTick(resolve));
    await this.breathe();
  }

  #isOutOfBreath(): boolean {
    const now = performance.now();
    if (this.#began === undefined) {
      this.#began = now;
      setImmediate(() => {
        this.#began = undefined;
      });
    }
    return now - this.#began >= LONGEST_BREATH_MS;
  }

  /** Waits until the event loop brings no statement any more, but no longer than writers can bear. */
  async #lettingOthersRead(): Promise<void> {
    const latest = performance.now() + LONGEST_WAIT_MS;
    let quiet = 0;
    while (quiet < QUIET_TURNS && performance.now() < latest) {
      const before = this.#asked;
      await turnOfTheLoop();
      quiet = this.#underWay === 0 && this.#asked === before ? quiet + 1 : 0;
    }
  }
}
