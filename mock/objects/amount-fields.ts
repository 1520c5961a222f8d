import { type FieldOptions, int, money } from './definition/index.ts';

const amount = { required: true, default: '0.00' } as const;
const nillableAmount = { ...amount, nillable: true } as const;

type Nillable = Pick<FieldOptions, 'nillable'>;

/** The totals of a cart (PF-CART-01) and, copied from it, of an order. */
export function totalFields() {
  return {
    TotalListAmount: money({ de: 'Summe der Vergleichspreise', en: 'Total list amount' }, nillableAmount),
    TotalProductAmount: money({ de: 'Warenwert', en: 'Total product amount' }, nillableAmount),
    TotalAdjustmentAmount: money({ de: 'Nachlass', en: 'Total adjustment amount' }, nillableAmount),
    TotalChargeAmount: money({ de: 'Versandkosten', en: 'Total charge amount' }, nillableAmount),
    TotalTaxAmount: money({ de: 'Enthaltene Mehrwertsteuer', en: 'Total tax amount' }, nillableAmount),
    GrandTotalAmount: money({ de: 'Gesamtbetrag', en: 'Grand total' }, nillableAmount),
  };
}

/**
 * The amounts of a line of a cart or an order; prices are per piece, totals for the quantity.
 *
 * @param sums whether the platform lets the sums be empty
 */
export function lineAmountFields(sums: Nillable = {}) {
  return {
    ListPrice: money({ de: 'Vergleichspreis', en: 'List price' }),
    UnitPrice: money({ de: 'Einzelpreis', en: 'Unit price' }, nillableAmount),
    TotalListPrice: money({ de: 'Summe der Vergleichspreise', en: 'Total list price' }),
    TotalPrice: money({ de: 'Summe', en: 'Total price' }, nillableAmount),
    TotalAdjustmentAmount: money({ de: 'Nachlass', en: 'Adjustment' }, { ...sums, ...amount }),
    TotalTaxAmount: money({ de: 'Enthaltene Mehrwertsteuer', en: 'Tax amount' }, { ...sums, ...amount }),
  };
}

/** The most pieces of one thing that a cart or an order has. */
export const MOST_PIECES = 99_999;

/** How many pieces; at least one. */
export function quantity(options: Pick<FieldOptions, 'nillable' | 'updateable'> = {}) {
  return int(
    { de: 'Menge', en: 'Quantity' },
    {
      ...options,
      required: true,
      rule: 'positive',
      maximum: MOST_PIECES,
    },
  );
}
