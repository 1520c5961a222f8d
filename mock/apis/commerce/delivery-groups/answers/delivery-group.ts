import type { components } from '#generated/commerce/types.gen.ts';
import type { Row } from '#mock/store/row.ts';
import type { Buyer } from '../../buyers/buyer.ts';
import { type ItemPage, itemCollection } from '../../carts/answers/cart-item-collection.ts';
import { goodsValue, lineOf } from '../../carts/cart-totals.ts';
import type { CartView } from '../../carts/cart-view.ts';
import { formatMoney } from '../../money/cents.ts';
import { deliveryAddressAnswer } from '../delivery-address.ts';
import type { Method } from '../delivery-methods.ts';
import { deliveryMethodAnswer } from './delivery-method.ts';

type DeliveryGroup = components['schemas']['DeliveryGroup'];

/** What the answer of a delivery group is made of. */
export interface GroupSource {
  readonly buyer: Buyer;
  readonly view: CartView;
  readonly methods: readonly Method[];
  /** Page of items to answer with the group; absent, no items. */
  readonly items?: ItemPage;
}

/** A delivery group with its ways of delivery and their fees (PF-DELIV-01, PF-DELIV-02). */
export function deliveryGroupAnswer(group: Row<'CartDeliveryGroup'>, source: GroupSource): DeliveryGroup {
  const { cart } = source.view;
  const lines = source.view.lines.filter(({ item }) => item.CartDeliveryGroupId === group.Id);
  const goods = goodsValue(lines.map(lineOf));
  const terms = {
    webStore: source.buyer.webStore,
    goods,
    currencyIsoCode: cart.CurrencyIsoCode,
    isFreeByPromotion: source.view.adjustments.some(({ CartItemId__c }) => CartItemId__c === null),
  };
  const available = source.methods.map((method) => deliveryMethodAnswer(method, terms));
  return {
    id: group.Id,
    name: group.Name,
    isDefault: group.IsDefault,
    isAllDigitalCartItems: false,
    totalCartItemCount: lines.length,
    totalProductAmount: formatMoney(goods),
    currencyIsoCode: cart.CurrencyIsoCode,
    deliveryAddress: deliveryAddressAnswer(group),
    cartId: group.CartId,
    desiredDeliveryDate: group.DesiredDeliveryDate,
    isGift: false,
    giftMessage: null,
    giftToName: null,
    shipToPhoneNumber: group.ShipToPhoneNumber,
    shippingInstructions: group.ShippingInstructions,
    availableDeliveryMethods: available,
    selectedDeliveryMethod: available.find(({ id }) => id === group.OrderDeliveryMethodId) ?? null,
    ...(source.items ? { cartItems: itemCollection({ ...source.view, lines }, source.items) } : {}),
  };
}
