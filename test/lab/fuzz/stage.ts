import type { Answer, Call } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import type { BaseWorld } from '../operations/row.ts';
import type { Suite } from '../random-requests/suite.ts';
import type { Tally } from './tally.ts';
import type { Tamper } from './trial.ts';
import { Trial } from './trial.ts';

export interface StageOptions<W extends BaseWorld> {
  readonly suite: Suite<W>;
  readonly tally: Tally;
  /** That of the round, by which it can be repeated. */
  readonly seed: number;
  readonly tamper?: Tamper;
}

/**
 * The world of a round and what is tried in it. What is sent at random may delete the very records that a call stands
 * on; a new world takes its place then.
 */
export class Stage<W extends BaseWorld> {
  readonly suite: Suite<W>;
  readonly #options: StageOptions<W>;
  #world: W;
  #trial: Trial;
  #pools: ReturnType<Suite<W>['poolsOf']>;

  private constructor(options: StageOptions<W>, world: W) {
    this.suite = options.suite;
    this.#options = options;
    this.#world = world;
    this.#trial = new Trial(world, options.tally, options.seed, options.tamper);
    this.#pools = options.suite.poolsOf(world);
  }

  static async open<W extends BaseWorld>(options: StageOptions<W>): Promise<Stage<W>> {
    return new Stage(options, await options.suite.openWorld());
  }

  get world(): W {
    return this.#world;
  }

  get trial(): Trial {
    return this.#trial;
  }

  get pools(): ReturnType<Suite<W>['poolsOf']> {
    return this.#pools;
  }

  /** The call of this operation that succeeds, as the world stands. */
  async usualCall({ operationId }: Declared): Promise<Call> {
    const row = this.suite.rows[operationId];
    if (!row) throw new Error(`Nobody knows how to call ${operationId}.`);
    return { by: this.#world.caller, ...(await row.call(this.#world)) };
  }

  /** Sends the call that succeeds. Where it is refused, it has to succeed in a world that nothing was done to. */
  async sendUsual(operation: Declared): Promise<Answer> {
    const answer = await this.#trial.send('plain', operation, await this.usualCall(operation), {
      mayBeRefused: true,
    });
    if (answer.status < 400 || answer.status >= 500) return answer;
    await this.#renew();
    return this.#trial.send('plain', operation, await this.usualCall(operation));
  }

  close(): Promise<void> {
    return this.#world.close();
  }

  async #renew(): Promise<void> {
    await this.close();
    const { suite, tally, seed, tamper } = this.#options;
    this.#world = await suite.openWorld();
    this.#trial = new Trial(this.#world, tally, seed, tamper);
    this.#pools = suite.poolsOf(this.#world);
  }
}
