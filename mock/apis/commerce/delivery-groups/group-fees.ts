import type { Row } from '#mock/store/row.ts';
import { goodsValue, lineOf } from '../carts/cart-totals.ts';
import type { CartLine } from '../carts/cart-view.ts';
import type { Cents } from '../money/cents.ts';
import type { Method } from './delivery-methods.ts';
import type { Group } from './load-groups.ts';
import { shippingFee } from './shipping-fee.ts';

/** What the delivery of one group costs. */
export interface GroupFee {
  readonly group: Group;
  readonly method: Method | undefined;
  readonly lines: readonly CartLine[];
  /** Before promotions. */
  readonly fee: Cents;
  /** How much of it promotions may take off: nothing of a method that is never free. */
  readonly reducible: Cents;
}

interface Delivered {
  readonly groups: readonly Group[];
  readonly methods: readonly Method[];
  readonly lines: readonly CartLine[];
  readonly webStore: Row<'WebStore'>;
}

/** The fee of every group that holds something, by its own method and the value of its own goods. */
export function groupFees({ groups, methods, lines, webStore }: Delivered): GroupFee[] {
  return groups.flatMap((group) => {
    const own = lines.filter(({ item }) => item.CartDeliveryGroupId === group.Id);
    if (own.length === 0) return [];
    const method = methods.find(({ Id }) => Id === group.OrderDeliveryMethodId);
    const fee = shippingFee(method, webStore, goodsValue(own.map(lineOf)));
    return [{ group, method, lines: own, fee, reducible: method?.FreeAboveThreshold__c ? fee : 0n }];
  });
}
