import type { components } from '#generated/commerce/types.gen.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import type { Row } from '#mock/store/row.ts';
import { VARIATION_ATTRIBUTES, variationAttribute } from '../catalogue/variations.ts';

type Product = Row<'Product2'>;
type VariationInput = components['schemas']['ProductVariationInput'];

/** What a product says of all its variations. */
const SHARED = [
  'Name',
  'Description',
  'Family',
  'L2C_CM_RegulatoryClassification__c',
  'Brand__c',
  'Manufacturer__c',
  'ActiveIngredient__c',
  'DosageForm__c',
  'VatRate__c',
  'Usage__c',
  'Notes__c',
  'MandatoryTextRequired__c',
  'PackageLeafletKey__c',
] as const satisfies readonly (keyof Product)[];

/**
 * The fields of a new variation, which is not active yet: those of its product, and what tells it from its siblings.
 *
 * @throws PlatformFault 400 for an attribute that products do not have, and where variations are to be grouped
 */
export function variationFields(
  parent: Product,
  index: number,
  { variationAttributes, isGroupedBy }: VariationInput,
) {
  const unknown = Object.keys(variationAttributes).find(
    (name) => !VARIATION_ATTRIBUTES.some((known) => known === name),
  );
  if (unknown) throw refusal(`variationAttributes: products vary by no ${unknown}.`);
  if (isGroupedBy) throw refusal('isGroupedBy: variations are grouped by no attribute.');
  const { PackSizeText__c = null, L2C_CM_ProductNameVariant__c = null } = variationAttributes;
  const shared = Object.fromEntries(SHARED.map((name) => [name, parent[name]]));
  return {
    ...shared,
    ProductClass: 'Variation',
    VariationParentId: parent.Id,
    StockKeepingUnit: `${parent.StockKeepingUnit ?? parent.Id}-${index + 1}`,
    IsActive: false,
    PackSizeText__c,
    L2C_CM_ProductNameVariant__c,
  } as const;
}

/**
 * Refuses variations that nothing tells apart.
 *
 * @throws PlatformFault 400
 */
export function refuseAlike(
  variations: readonly Pick<Product, (typeof VARIATION_ATTRIBUTES)[number]>[],
): void {
  const attribute = variationAttribute(variations);
  const values = variations.map((each) => each[attribute]);
  if (!values.includes(null) && new Set(values).size === values.length) return;
  throw refusal(`variations: each needs its own ${VARIATION_ATTRIBUTES.join(' or ')}.`);
}

function refusal(message: string): PlatformFault {
  return new PlatformFault(400, 'INVALID_INPUT', message);
}
