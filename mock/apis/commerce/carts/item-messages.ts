import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { messages } from '../messages/messages.ts';
import { effectiveCoupons } from '../promotions/redeem-coupons.ts';
import { availablePacks, type CartLine, type CartView } from './cart-view.ts';
import { productRefusal } from './purchasable-product.ts';
import { quantityRefusal } from './quantity-rules.ts';

type Schemas = components['schemas'];

/** A message before it is known what it is about. */
type Remark = Pick<Schemas['CartMessage'], 'message' | 'severity' | 'type'>;

/** A message with the id of the cart or the item that it is about. */
type About = Remark & { readonly relatedEntityId: string };

/** Messages that a summary carries at most; the count is of all. */
const LIMIT = 5;

/** What keeps an item from being ordered as it stands now: no longer sold like this, no price, too little stock. */
export function itemMessages(line: CartLine, language: Language): Remark[] {
  const { item, product, packsInCart = item.Quantity } = line;
  const say = messages[language];
  const refused = productRefusal(product, language) ?? quantityRefusal(packsInCart, product, language);
  if (refused) return [error('Entitlement', refused.message)];
  if (item.PricebookEntryId === null) return [error('Pricing', say.priceNotFound())];
  const available = availablePacks(line);
  if (available >= packsInCart) return [];
  return [error('Inventory', available > 0 ? say.onlyAvailable(available) : say.outOfStock())];
}

/** The summary of the messages about one item. */
export function itemMessagesSummary(
  cart: CartView['cart'],
  line: CartLine,
  language: Language,
): Schemas['CartMessagesSummary'] {
  return summarise(cart, remarksOf(line, language), line.item.Id);
}

function remarksOf(line: CartLine, language: Language): About[] {
  return itemMessages(line, language).map((remark) => ({ ...remark, relatedEntityId: line.item.Id }));
}

/** The summary of the messages about a cart: about its items, then about coupons that have no effect now. */
export function cartMessagesSummary(view: CartView, language: Language) {
  const { cart, lines } = view;
  const perLine = lines.map((line) => remarksOf(line, language));
  return {
    ...summarise(cart, [...perLine.flat(), ...couponMessages(view, language)], cart.Id),
    totalLineItemsWithErrors: perLine.filter((found) => found.length > 0).length,
  } satisfies Schemas['CartMessagesSummary'];
}

/** A coupon that has lost its effect stays in the cart and says so, until it is removed or the cart grows again. */
function couponMessages(view: CartView, language: Language): About[] {
  if (view.cart.ProcessingUntil__c !== null) return [];
  const effective = effectiveCoupons(view);
  return view.coupons
    .filter(({ coupon }) => !effective.some(({ Id }) => Id === coupon.Id))
    .map(({ coupon, promotion }) => ({
      message: messages[language].couponWithoutEffect(coupon.CouponCode, promotion.MinimumAmount__c),
      severity: 'Warning',
      type: 'Promotions',
      relatedEntityId: view.cart.Id,
    }));
}

/** Messages are computed with each answer, so that none has an id of its own. */
function summarise(cart: CartView['cart'], found: readonly About[], relatedEntityId: string) {
  const errors = found.filter(({ severity }) => severity === 'Error');
  return {
    errorCount: errors.length,
    hasErrors: errors.length > 0,
    limitedMessages: found
      .slice(0, LIMIT)
      .map((remark) => ({ ...remark, messageId: null, visible: !cart.MessagesHidden__c })),
    relatedEntityId,
  } satisfies Schemas['CartMessagesSummary'];
}

function error(type: string, message: string): Remark {
  return { message, severity: 'Error', type };
}
