import { checkoutsConstants } from '#generated/commerce/constants.gen.ts';
import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { availablePacks, type CartLine } from '../carts/cart-view.ts';
import { itemMessages } from '../carts/item-messages.ts';
import { messages } from '../messages/messages.ts';

export type CheckoutError = components['schemas']['CheckoutError'];

const { inventoryErrorType, checkoutErrorType, insufficientInventoryCode } = checkoutsConstants;

/** Why the items of a cart cannot be ordered as they are; what the inventory says comes first (SF-CHECKOUT-05). */
export function itemErrors(lines: readonly CartLine[], language: Language): CheckoutError[] {
  const errors = lines.flatMap((line) =>
    itemMessages(line, language).map(({ type, message }) => {
      return type === 'Inventory' ? inventoryError(line, language) : cartError(line, message);
    }),
  );
  return errors.sort((a, b) => Number(b.type === inventoryErrorType) - Number(a.type === inventoryErrorType));
}

function inventoryError(line: CartLine, language: Language): CheckoutError {
  const detail = messages[language].insufficientInventory(line.product.Name, availablePacks(line));
  return { type: inventoryErrorType, title: insufficientInventoryCode, detail };
}

function cartError({ product }: CartLine, message: string): CheckoutError {
  return { type: checkoutErrorType, title: 'CART_VALIDATION_ERROR', detail: `${product.Name}: ${message}` };
}
