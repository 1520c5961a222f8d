import type { HttpHandler } from '#mock/engine/http/http-types.ts';
import type { OpenStore } from '#mock/store/store.ts';
import { type Answer, type Call, perform, type Sender } from '../operations/call.ts';
import type { Declared } from '../operations/declared.ts';
import { isKept } from '../operations/exemptions.ts';
import type { BaseWorld } from '../operations/row.ts';
import { check, type Finding } from './checks.ts';
import { hasWritten, writtenBy } from './committed.ts';
import type { Kind } from './make-call.ts';
import type { Tally } from './tally.ts';

/** Sends requests in one world, and notes what is wrong with the answers. */
export class Trial {
  readonly #world: BaseWorld;
  readonly #tally: Tally;
  readonly #seed: number;
  readonly #tamper: Tamper | undefined;

  /** `seed` is that of the round, by which it can be repeated. */
  constructor(world: BaseWorld, tally: Tally, seed: number, tamper?: Tamper) {
    this.#world = world;
    this.#tally = tally;
    this.#seed = seed;
    this.#tamper = tamper;
  }

  /**
   * Sends a call, checks the answer as one of that kind, and that a refusal has left nothing behind. One that may be
   * refused is not held to succeed, and does not count when it is.
   */
  async send(
    kind: Kind,
    operation: Declared,
    call: Call,
    { mayBeRefused = false }: { mayBeRefused?: boolean } = {},
  ): Promise<Answer> {
    const { store } = this.#world;
    const before = await writtenBy(store);
    const answer = await perform(this.#tampered(call.by ?? this.#world.caller), operation.operationId, {
      ...call,
      by: this.#tampered(call.by ?? this.#world.caller),
    });
    const isWaived = mayBeRefused && answer.status >= 400 && answer.status < 500;
    const findings = check(isWaived ? 'valid' : kind, operation, call, answer);
    const isRefused = answer.status >= 400 && !isKept(operation.operationId, answer);
    if (isRefused && (await hasWritten(store, before)))
      findings.push({ fault: 'changedRows', what: 'a refusal changes nothing' });
    if (!isWaived) this.#tally.count(kind, operation, answer.status);
    for (const finding of findings) this.note(kind, operation, call, answer, finding);
    return answer;
  }

  note(
    kind: string,
    { operationId }: Declared,
    call: Call,
    { status, body }: Answer,
    finding: Finding,
  ): void {
    const { by, ...sent } = call;
    this.#tally.note({
      ...finding,
      operationId,
      kind,
      seed: this.#seed,
      sent: JSON.stringify({ ...sent, as: by?.headers })?.slice(0, 700) ?? '',
      told: `${status} ${JSON.stringify(body)?.slice(0, 400)}`,
    });
  }

  #tampered(sender: Sender): Sender {
    const tamper = this.#tamper;
    return tamper ? { ...sender, handle: tamper(sender.handle, this.#world.store) } : sender;
  }
}

/** A bug between whoever asks and the platform. */
export type Tamper = (handle: HttpHandler, store: OpenStore) => HttpHandler;
