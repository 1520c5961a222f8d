import type { components } from '#generated/commerce/types.gen.ts';
import type { Language } from '#mock/apis/dispatch/handler.ts';
import { objects } from '#mock/objects/index.ts';
import type { Row } from '#mock/store/row.ts';

type Product = Row<'Product2'>;
type VariationInfo = components['schemas']['VariationInfo'];
type VariationAttributeSet = components['schemas']['VariationAttributeSet'];
type ListedAttributeSet = components['schemas']['ListedAttributeSet'];
type AttributeSets = components['schemas']['ProductDetail']['attributeSetInfo'];

/** Fields that can tell the variations of a product apart. */
export const VARIATION_ATTRIBUTES = ['PackSizeText__c', 'L2C_CM_ProductNameVariant__c'] as const;
type AttributeName = (typeof VARIATION_ATTRIBUTES)[number];

/** The field that tells siblings apart: the pack size, or the whole name variant where packs are not enough. */
export function variationAttribute(siblings: readonly Pick<Product, AttributeName>[]): AttributeName {
  const packs = siblings.map(({ PackSizeText__c }) => PackSizeText__c);
  const told = !packs.includes(null) && new Set(packs).size === packs.length;
  return told ? 'PackSizeText__c' : 'L2C_CM_ProductNameVariant__c';
}

/** Which values lead to which sibling; siblings in their order of pack content. */
export function variationInfo(siblings: readonly Product[], language: Language): VariationInfo {
  const attribute = variationAttribute(siblings);
  const { label } = objects.Product2.fields[attribute];
  const ordered = [...siblings].sort((a, b) => (a.PackAmount__c ?? 0) - (b.PackAmount__c ?? 0));
  const values = [...new Set(ordered.map((product) => product[attribute] ?? ''))];
  return {
    variationAttributeInfo: {
      [attribute]: {
        apiName: attribute,
        label: label[language],
        objectName: 'ProductAttribute',
        fieldEnumOrId: attribute,
        sequence: 0,
        allowableValues: values,
        availableValues: values,
      },
    },
    attributesToProductMappings: ordered.map((product) => ({
      productId: product.Id,
      urlName: product.UrlName,
      canonicalKey: product[attribute] ?? '',
      selectedAttributes: [selectedAttribute(product, attribute, language)],
    })),
  };
}

/** What tells a variation from its siblings, with the label of the attribute; nothing for a product that is none. */
export function variationAttributes(
  product: Product,
  siblings: readonly Product[],
  language: Language,
): Record<string, components['schemas']['CartProductAttribute']> {
  if (product.ProductClass !== 'Variation') return {};
  const attribute = variationAttribute(siblings);
  const { label } = objects.Product2.fields[attribute];
  return { [attribute]: { label: label[language], value: product[attribute], sequence: 0 } };
}

function selectedAttribute(product: Product, attribute: AttributeName, language: Language) {
  const { label } = objects.Product2.fields[attribute];
  return { apiName: attribute, label: label[language], value: product[attribute], sequence: 0 };
}

/** What tells one product from its siblings. The set has no record of its own in this shop, and so no id. */
export function variationAttributeSet(product: Product, siblings: readonly Product[]): VariationAttributeSet {
  const attribute = variationAttribute(siblings);
  return { id: null, developerName: setName(attribute), attributes: { [attribute]: product[attribute] } };
}

/** The same as lists of products carry it. */
export function listedAttributeSet(
  product: Product,
  siblings: readonly Product[],
  language: Language,
): ListedAttributeSet {
  const attribute = variationAttribute(siblings);
  const { label } = objects.Product2.fields[attribute];
  const attributes = [selectedAttribute(product, attribute, language)];
  return { apiName: setName(attribute), label: label[language], attributes };
}

/** The attribute sets of a product with these siblings by developer name; null for a simple product. */
export function attributeSetInfo(siblings: readonly Product[], language: Language): AttributeSets {
  if (siblings.length === 0) return null;
  const { variationAttributeInfo } = variationInfo(siblings, language);
  const attribute = variationAttribute(siblings);
  const masterLabel = objects.Product2.fields[attribute].label.de;
  const set = { id: null, developerName: setName(attribute), masterLabel, description: null, sequence: 0 };
  return { [setName(attribute)]: { ...set, attributeInfo: variationAttributeInfo ?? null } };
}

function setName(attribute: AttributeName): string {
  return attribute.replace(/__c$/, '');
}
