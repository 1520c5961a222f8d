import type { Row } from '#mock/store/row.ts';
import type { CartLine } from '../carts/cart-view.ts';

type Classification = Row<'Product2'>['L2C_CM_RegulatoryClassification__c'];

/** What the law calls a medicine. */
const MEDICINES: readonly Classification[] = [
  'freiverkäuflich',
  'apothekenpflichtig',
  'verschreibungspflichtig',
];
const PHARMACY_ONLY: readonly Classification[] = ['apothekenpflichtig', 'verschreibungspflichtig'];

/** Whether a product is a medicine. */
export const isMedicine = (classification: Classification): boolean => MEDICINES.includes(classification);

/** Whether the pharmacist must be able to reach the buyer: an order with a medicine needs a phone number. */
export function isPhoneNumberRequired(lines: readonly CartLine[]): boolean {
  return lines.some(isOf(MEDICINES));
}

/** Whether the order data says something about the buyer's health, so that the buyer must consent to its use. */
export function isConsentRequired(
  lines: readonly CartLine[],
  webStore: Pick<Row<'WebStore'>, 'ShopperConsentEnabled__c'>,
): boolean {
  return webStore.ShopperConsentEnabled__c && lines.some(isOf(PHARMACY_ONLY));
}

function isOf(classes: readonly Classification[]) {
  return ({ product }: CartLine) => classes.includes(product.L2C_CM_RegulatoryClassification__c);
}
