import { expectSame } from './expect-same.ts';
import type { Platform } from './platform.ts';

/** Every record of the orders of a walk, as it was when the order was first seen. */
export class FrozenOrders {
  readonly #platform: Platform;
  readonly #seen = new Map<string, unknown>();

  constructor(platform: Platform) {
    this.#platform = platform;
  }

  /** Looks the orders with these numbers up, and compares those that were seen before. */
  async verify(numbers: readonly string[]): Promise<void> {
    const store = this.#platform.store();
    const orders = await store.find('Order', { where: { OrderReferenceNumber: [...numbers] } });
    expectSame('orders', orders.map((one) => one.OrderReferenceNumber).sort(), [...numbers].sort());
    const items = await store.find('OrderItem', { where: { OrderId: orders.map(({ Id }) => Id) } });
    for (const order of orders) {
      const record = { order, items: items.filter(({ OrderId }) => OrderId === order.Id) };
      const before = this.#seen.get(order.Id);
      if (before === undefined) this.#seen.set(order.Id, record);
      else expectSame(`order ${order.OrderReferenceNumber}`, record, before);
    }
  }
}
