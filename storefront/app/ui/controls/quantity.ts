/** How many packs one order may hold: the lower of the product's and the shop's own limit. */
export interface QuantityLimits {
  maximum?: number | undefined;
}

/** Where the quantity control starts (SF-QUANTITY-01). */
export const startQuantity = 1;

/** One more, never above the product's limit. */
export function increment(quantity: number, { maximum }: QuantityLimits = {}): number {
  return limited(quantity + 1, maximum);
}

/** One less, never below 1 (SF-QUANTITY-02). */
export function decrement(quantity: number): number {
  return Math.max(startQuantity, quantity - 1);
}

/** What typing leaves in the field: digits only (SF-QUANTITY-03). */
export function typedQuantity(text: string): string {
  return text.replace(/\D/g, '').slice(0, 4);
}

/** The quantity on blur or add: an empty or invalid value becomes 1 (SF-QUANTITY-04). */
export function settledQuantity(text: string, { maximum }: QuantityLimits = {}): number {
  const quantity = Number.parseInt(typedQuantity(text), 10);
  if (!Number.isInteger(quantity) || quantity < startQuantity) return startQuantity;
  return limited(quantity, maximum);
}

function limited(quantity: number, maximum: number | undefined): number {
  return maximum === undefined ? quantity : Math.min(quantity, Math.max(startQuantity, maximum));
}
