import type { Store } from '../../store/store.ts';
import { PRODUCT_OBJECTS } from '../seed/products.ts';

/** So many new products at first, and each time as many as there are then. */
const FIRST = 1_000;

/**
 * Keeps what the database knows of the size of its tables up to date while products are added: each time they have
 * doubled, so that it costs little beside the writing however many there are.
 */
export class GrowingStatistics {
  readonly #store: Store;
  #added = 0;
  #nextAt = FIRST;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Notes that products were added. */
  async grow(products: number): Promise<void> {
    this.#added += products;
    if (this.#added < this.#nextAt) return;
    this.#nextAt = 2 * this.#added;
    await this.#store.refreshStatistics(PRODUCT_OBJECTS);
  }
}
