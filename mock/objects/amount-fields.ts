import { int, money } from './definition/index.ts';

const amount = { required: true, default: '0.00' } as const;

/** The totals of a cart (PF-CART-01) and, copied from it, of an order. */
export function totalFields() {
  return {
    TotalListAmount: money({ de: 'Summe der Vergleichspreise', en: 'Total list amount' }, amount),
    TotalProductAmount: money({ de: 'Warenwert', en: 'Total product amount' }, amount),
    TotalAdjustmentAmount: money({ de: 'Nachlass', en: 'Total adjustment amount' }, amount),
    TotalChargeAmount: money({ de: 'Versandkosten', en: 'Total charge amount' }, amount),
    TotalTaxAmount: money({ de: 'Enthaltene Mehrwertsteuer', en: 'Total tax amount' }, amount),
    GrandTotalAmount: money({ de: 'Gesamtbetrag', en: 'Grand total' }, amount),
  };
}

/** The amounts of a line of a cart or an order; prices are per piece, totals for the quantity. */
export function lineAmountFields() {
  return {
    ListPrice: money({ de: 'Vergleichspreis', en: 'List price' }),
    UnitPrice: money({ de: 'Einzelpreis', en: 'Unit price' }, amount),
    TotalListPrice: money({ de: 'Summe der Vergleichspreise', en: 'Total list price' }),
    TotalPrice: money({ de: 'Summe', en: 'Total price' }, amount),
    TotalAdjustmentAmount: money({ de: 'Nachlass', en: 'Adjustment' }, amount),
    TotalTaxAmount: money({ de: 'Enthaltene Mehrwertsteuer', en: 'Tax amount' }, amount),
  };
}

/** How many pieces; at least one. */
export function quantity() {
  return int({ de: 'Menge', en: 'Quantity' }, { required: true, rule: 'positive' });
}
