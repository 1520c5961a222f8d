import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { notFound } from '#mock/engine/errors/not-found.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { toLongId } from '#mock/store/ids.ts';
import type { Row } from '#mock/store/row.ts';
import { type Cents, divideRounded, parseMoney, sumCents } from '../money/cents.ts';
import { changeTexts } from './change-texts.ts';
import type { OpenOrder } from './open-order.ts';

export type ChangeKind = 'Cancel' | 'Return';
type ChangeItem = components['schemas']['ChangeItem'];
type Item = Row<'OrderItemSummary'>;

/** What comes off a line, in cents; promotions are zero or below. */
interface Amounts {
  readonly list: Cents;
  readonly price: Cents;
  readonly adjustment: Cents;
  readonly tax: Cents;
}

/** Packs that come off a line, or a delivery charge of which some or all comes off. */
export interface PlannedLine extends Amounts {
  readonly item: Item;
  /** Packs; of a charge 1 once nothing is left of it. */
  readonly quantity: number;
  readonly reason: ChangeItem['reason'] | null;
}

/** A change that the order allows. */
export interface PlannedChange {
  readonly kind: ChangeKind;
  readonly goods: readonly PlannedLine[];
  readonly charges: readonly PlannedLine[];
  /** Whether nothing of the order is left afterwards. */
  readonly isAll: boolean;
}

/**
 * Works out what a change takes off an order (PF-CHANGE-01 to PF-CHANGE-04).
 *
 * @throws PlatformFault 404 for a line of another order, 400 for more packs than are available
 */
export function planChange(
  open: OpenOrder,
  kind: ChangeKind,
  items: readonly ChangeItem[],
  language: Language,
): PlannedChange {
  refuseTwice(items, language);
  const goods = items.map((wanted) => plannedLine(open, kind, wanted, language));
  const left = open.goods.filter(({ Id, Quantity }) => Quantity > (quantityOf(goods, Id) ?? 0));
  const isAll = left.length === 0;
  const flagged = goods.filter((_, index) => items[index]?.shippingReductionFlag);
  const off = sumCents(flagged.map(({ price, adjustment }) => price + adjustment));
  const value = sumCents(
    open.goods.map(
      ({ TotalPrice, TotalAdjustmentAmount }) => parseMoney(TotalPrice) + parseMoney(TotalAdjustmentAmount),
    ),
  );
  const isFree =
    isAll && kind === 'Cancel' && open.goods.every(({ QuantityReturned }) => QuantityReturned === 0);
  const share = isFree ? { part: 1n, of: 1n } : { part: off, of: value };
  const charges = open.charges
    .filter(({ Quantity }) => Quantity > 0 && share.part > 0n)
    .map((item) => plannedCharge(item, share));
  return { kind, goods, charges, isAll };
}

function refuseTwice(items: readonly ChangeItem[], language: Language): void {
  const ids = new Set(items.map(({ orderItemSummaryId }) => toLongId(orderItemSummaryId)));
  if (ids.size < items.length) throw new PlatformFault(400, 'DUPLICATE_VALUE', changeTexts[language].twice());
}

const quantityOf = (goods: readonly PlannedLine[], id: string) =>
  goods.find(({ item }) => item.Id === id)?.quantity;

function plannedLine(
  { goods, fulfilled }: OpenOrder,
  kind: ChangeKind,
  { orderItemSummaryId, quantity, reason }: ChangeItem,
  language: Language,
): PlannedLine {
  const item = goods.find(({ Id }) => Id === toLongId(orderItemSummaryId));
  if (!item) throw notFound();
  const sent = fulfilled.get(item.Id) ?? 0;
  const available =
    kind === 'Cancel' ? item.Quantity + item.QuantityReturned - sent : sent - item.QuantityReturned;
  if (quantity > available) {
    const say = changeTexts[language];
    const message = (kind === 'Cancel' ? say.tooManyToCancel : say.tooManyToReturn)(item.Name, available);
    throw new PlatformFault(400, 'INSUFFICIENT_QUANTITY', message);
  }
  return { item, quantity, reason, ...share(item, BigInt(quantity), BigInt(item.Quantity)) };
}

/** A share of the amounts of a line. The last share takes what rounding has left. */
function share(item: Item, part: bigint, of: bigint): Amounts {
  const off = (amount: string) => {
    const whole = parseMoney(amount);
    return whole - divideRounded(whole * (of - part), of);
  };
  return {
    list: off(item.TotalListPrice ?? item.TotalPrice),
    price: off(item.TotalPrice),
    adjustment: off(item.TotalAdjustmentAmount),
    tax: off(item.TotalTaxAmount),
  };
}

function plannedCharge(item: Item, { part, of }: { part: bigint; of: bigint }): PlannedLine {
  return { item, quantity: part === of ? 1 : 0, reason: null, ...share(item, part, of), list: 0n };
}
