import { setTimeout as wait } from 'node:timers/promises';
import type { Data, Operation, OperationId } from '#client/operation.ts';
import type { Connection } from '../../connection.ts';
import type { Caller, Exchange } from './caller.ts';
import { NotTried, type Person, type Removal, type Seen, type Step } from './step.ts';

/** What came of a step. */
export interface Attempt {
  readonly step: Step;
  /** Empty where the step was not tried. */
  readonly exchanges: readonly Exchange[];
  /** Why it was not. */
  readonly notTried?: string;
}

export interface WalkOptions {
  readonly caller: Caller;
  readonly connection: Connection;
  /** As whom the check can call. */
  readonly people: readonly Person[];
}

const LACKS_SIGN_IN: Readonly<Record<Person, string>> = {
  guest: '',
  buyer: 'no buyer has signed in (CHECK_BUYER_TOKEN)',
  staff: 'no member of staff has signed in (CHECK_STAFF_TOKEN)',
};

/** A platform that works in the background is asked again so often, after so many milliseconds each. */
const ASKED_AGAIN = { times: 20, milliseconds: 500 };

/** Makes calls one after the other, each with arguments from answers before it, and removes what calls have left. */
export class Walk {
  readonly #options: WalkOptions;
  readonly #answers = new Map<string, unknown>();
  /** What the store lacks, by the step that found it out. */
  readonly #absent = new Map<string, string>();
  readonly #removals: Removal[] = [];

  constructor(options: WalkOptions) {
    this.#options = options;
  }

  /** Makes the call of a step, or says why it cannot be made. */
  async take(step: Step): Promise<Attempt> {
    const { caller, people } = this.#options;
    if (!people.includes(step.by)) return { step, exchanges: [], notTried: LACKS_SIGN_IN[step.by] };
    try {
      const input = step.input(this.#seen());
      const { exchanges, data } = await caller.call(step.by, step.operation, input, step.accept);
      const last = exchanges.at(-1)?.status ?? 0;
      if (last < 400) this.#keep(step, data);
      const lacks = step.absent?.[last];
      if (lacks !== undefined) {
        this.#absent.set(step.name, lacks);
        return { step, exchanges, notTried: lacks };
      }
      if (last < 400 && step.until && !step.until(data as never)) await this.#wait(step, input);
      return { step, exchanges };
    } catch (error) {
      if (error instanceof NotTried) return { step, exchanges: [], notTried: error.message };
      throw error;
    }
  }

  /** The call once more, with the same arguments; for calls that change nothing. */
  async again({ operation, by, input, accept }: Step): Promise<readonly Exchange[]> {
    return (await this.#options.caller.call(by, operation, input(this.#seen()), accept)).exchanges;
  }

  /** Removes what was made, the newest first; answers what has stayed behind. */
  async clear(): Promise<string[]> {
    const left: string[] = [];
    for (const { what, operation, by, input } of this.#removals.splice(0).reverse()) {
      const { exchanges } = await this.#options.caller.call(by, operation, input);
      const status = exchanges.at(-1)?.status ?? 0;
      const isGone = (status >= 200 && status < 300) || status === 404 || status === 410;
      if (!isGone) left.push(what);
    }
    return left;
  }

  #keep(step: Step, data: unknown): void {
    this.#answers.set(step.name, data);
    if (data === undefined) return;
    const removal = step.leaves?.(data as never, this.#seen());
    if (removal) this.#removals.push(removal);
  }

  async #wait({ name, operation, by, until, accept }: Step, input: ReturnType<Step['input']>): Promise<void> {
    for (let times = 0; times < ASKED_AGAIN.times; times += 1) {
      await wait(ASKED_AGAIN.milliseconds);
      const { data } = await this.#options.caller.call(by, operation, input, accept);
      this.#answers.set(name, data);
      if (data !== undefined && until?.(data as never)) return;
    }
  }

  #seen(): Seen {
    return {
      connection: this.#options.connection,
      isAbsent: ({ operationId }) => this.#absent.has(operationId),
      of: <Id extends OperationId>({ operationId }: Operation<Id>, step: string = operationId): Data<Id> => {
        const answer = this.#answers.get(step);
        if (answer === undefined)
          throw new NotTried(this.#absent.get(step) ?? `it needs the answer of ${step}`);
        return answer as Data<Id>;
      },
    };
  }
}
