import { randomUUID } from 'node:crypto';
import { ask, type LoadBuyer, placeOrder, readyToOrder } from '../purchases/buyers.ts';

/** An order that somebody wanted, and what the platform said about it. */
export interface Wish {
  readonly key: string;
  readonly packs: Readonly<Record<string, number>>;
  /** Whether the order was asked for; from then on it may have been placed. */
  isAsked: boolean;
  /** The number that was answered; absent as long as nothing was. */
  number?: string;
}

/** A buyer who orders again and again, and who asks again with the same key when an answer does not come. */
export class Shopper {
  readonly wishes: Wish[] = [];
  readonly buyer: LoadBuyer;
  readonly #nextPacks: () => Readonly<Record<string, number>>;

  constructor(buyer: LoadBuyer, nextPacks: () => Readonly<Record<string, number>>) {
    this.buyer = buyer;
    this.#nextPacks = nextPacks;
  }

  /** Orders until the platform is gone. */
  async shop(origin: string): Promise<void> {
    try {
      await this.shopUntil(origin, new AbortController().signal);
    } catch (error) {
      if (!isCutOff(error)) throw error;
    }
  }

  /** Orders until told to end; rejects with the first thing that goes wrong. */
  async shopUntil(origin: string, until: AbortSignal): Promise<void> {
    await this.settle(origin);
    while (!until.aborted) {
      const wish: Wish = { key: randomUUID(), packs: this.#nextPacks(), isAsked: false };
      this.wishes.push(wish);
      await readyToOrder(origin, this.buyer, wish.packs);
      await this.#order(origin, wish);
    }
  }

  /** Asks again for what was not answered, and throws away a cart that did not get as far. */
  async settle(origin: string): Promise<void> {
    const last = this.wishes.at(-1);
    if (!last || last.number !== undefined) return;
    if (last.isAsked) return this.#order(origin, last);
    await ask(origin, this.buyer, ['DELETE', '/carts/current']);
  }

  async #order(origin: string, wish: Wish): Promise<void> {
    wish.isAsked = true;
    const { status, body } = await placeOrder(origin, this.buyer, wish.key);
    if (status !== 201) throw new Error(`The order answered ${status} ${JSON.stringify(body)}`);
    wish.number = body.orderReferenceNumber;
  }
}

/** Whether a request failed since nobody answered any more. */
function isCutOff(error: unknown): boolean {
  return error instanceof TypeError && /fetch failed|terminated/.test(error.message);
}
