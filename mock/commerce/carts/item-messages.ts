import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/dispatch/handler.ts';
import { messages } from '../messages/messages.ts';
import type { CartLine } from './cart-view.ts';
import { productRefusal } from './purchasable-product.ts';
import { quantityRefusal } from './quantity-rules.ts';

type Schemas = components['schemas'];
export type CartMessage = Schemas['CartMessage'];

/** Messages that a summary carries at most; the count is of all. */
const LIMIT = 5;

/** What keeps an item from being ordered as it stands now: no longer sold like this, no price, too little stock. */
export function itemMessages({ item, product }: CartLine, language: Language): CartMessage[] {
  const say = messages[language];
  const refused = productRefusal(product, language) ?? quantityRefusal(item.Quantity, product, language);
  if (refused) return [error('Entitlement', refused.message)];
  if (item.PricebookEntryId === null) return [error('Pricing', say.priceNotFound())];
  const available = product.AvailableToOrder__c;
  if (available >= item.Quantity) return [];
  return [error('Inventory', available > 0 ? say.onlyAvailable(available) : say.outOfStock())];
}

/** The summary of the messages about one item. */
export function itemMessagesSummary(line: CartLine, language: Language): Schemas['CartMessagesSummary'] {
  return summarise(itemMessages(line, language), line.item.Id);
}

/** The summary of the messages about all items of a cart. */
export function cartMessagesSummary(cartId: string, lines: readonly CartLine[], language: Language) {
  const perLine = lines.map((line) => itemMessages(line, language));
  return {
    ...summarise(perLine.flat(), cartId),
    totalLineItemsWithErrors: perLine.filter((found) => found.length > 0).length,
  } satisfies Schemas['CartMessagesSummary'];
}

function summarise(found: readonly CartMessage[], relatedEntityId: string) {
  return {
    errorCount: found.length,
    hasErrors: found.length > 0,
    limitedMessages: found.slice(0, LIMIT),
    relatedEntityId,
  } satisfies Schemas['CartMessagesSummary'];
}

function error(type: CartMessage['type'], message: string): CartMessage {
  return { message, severity: 'Error', type };
}
