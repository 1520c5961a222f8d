import type { Language } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { MOST_PIECES } from '#mock/objects/amount-fields.ts';
import type { Row } from '#mock/store/row.ts';
import { messages } from '../messages/messages.ts';

/** The fields of a product that limit how many packs a cart may hold. */
export type QuantityLimits = Pick<
  Row<'Product2'>,
  'MinimumQuantity__c' | 'MaximumQuantity__c' | 'QuantityIncrement__c' | 'MaximumPerOrder__c'
>;

/** The product's rule as answers carry it, decimals as text (PF-PROD-02). */
export function purchaseQuantityRule(limits: QuantityLimits) {
  const most = Math.min(limits.MaximumQuantity__c ?? Infinity, limits.MaximumPerOrder__c ?? Infinity);
  return {
    minimum: String(limits.MinimumQuantity__c),
    maximum: Number.isFinite(most) ? String(most) : null,
    increment: String(limits.QuantityIncrement__c),
  };
}

/**
 * Reads a quantity as the contract carries it, e.g. the text `2` or `2.0`, or the number 2.
 *
 * @throws PlatformFault 400 when it is not a whole number of at least one pack
 */
export function readQuantity(sent: string | number, language: Language): number {
  const quantity = Number(sent);
  if (Number.isSafeInteger(quantity) && quantity > 0) return quantity;
  throw new PlatformFault(400, 'INVALID_QUANTITY', messages[language].quantityInvalid());
}

/** Why the product's limits refuse a quantity; undefined when they allow it. The limit per order speaks first. */
export function quantityRefusal(
  quantity: number,
  limits: QuantityLimits,
  language: Language,
): PlatformFault | undefined {
  const say = messages[language];
  const {
    MinimumQuantity__c: minimum,
    MaximumQuantity__c: maximum,
    QuantityIncrement__c: increment,
  } = limits;
  const packLimit = limits.MaximumPerOrder__c;
  if (packLimit !== null && quantity > packLimit)
    return refusal('PACK_LIMIT_EXCEEDED', say.packLimitExceeded(packLimit));
  if (quantity < minimum) return refusal('QUANTITY_BELOW_MINIMUM', say.quantityBelowMinimum(minimum));
  const most = Math.min(maximum ?? MOST_PIECES, MOST_PIECES);
  if (quantity > most) return refusal('QUANTITY_ABOVE_MAXIMUM', say.quantityAboveMaximum(most));
  if (quantity % increment !== 0)
    return refusal('QUANTITY_NOT_AN_INCREMENT', say.quantityNotAnIncrement(increment));
  return undefined;
}

function refusal(errorCode: string, message: string): PlatformFault {
  return new PlatformFault(400, errorCode, message);
}
