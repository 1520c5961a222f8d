import type { FieldName } from '#generated/record-data/field-names.gen.ts';

/**
 * What the shop tells of a product beyond what every store of the platform has, each with the field of the shop's own
 * package that carries it.
 */
export const packageFields = {
  pzn: 'L2C_CM_PZN__c',
  regulatoryClass: 'L2C_CM_RegulatoryClassification__c',
  variant: 'L2C_CM_ProductNameVariant__c',
  brand: 'Brand__c',
  manufacturer: 'Manufacturer__c',
  activeIngredient: 'ActiveIngredient__c',
  dosageForm: 'DosageForm__c',
  packSize: 'PackSizeText__c',
  packClass: 'PackClass__c',
  packAmount: 'PackAmount__c',
  packUnit: 'PackUnit__c',
  comparisonPriceType: 'ComparisonPriceType__c',
  lowestPrice30Days: 'LowestPrice30Days__c',
  stock: 'AvailableToOrder__c',
  maximumPerOrder: 'MaximumPerOrder__c',
  needsMandatoryText: 'MandatoryTextRequired__c',
  leaflet: 'PackageLeafletKey__c',
} as const satisfies Record<string, FieldName<'Product2'>>;

/** Something that the shop tells of a product where a field is mapped to it. */
export type Fact = keyof typeof packageFields;

export const FACTS = Object.keys(packageFields) as Fact[];

/** The field of a product that carries a fact, by the fact; what is not mapped is not told. */
export type FieldMapping = Readonly<Partial<Record<Fact, string>>>;

/** Says that a store carries none of the facts. */
const NONE = 'none';
/** Says that it carries all of them as the package does. */
const PACKAGE = 'package';

/**
 * A mapping as settings state it: "none", "package", pairs such as "pzn=ProductCode,brand=Marke__c", or the same as an
 * object. Without one it is that of the package.
 *
 * @throws Error in one sentence that says which part is wrong and what may stand there
 */
export function readFieldMapping(stated: unknown): FieldMapping {
  if (stated === undefined || stated === '' || stated === PACKAGE) return packageFields;
  if (stated === NONE) return {};
  const pairs = pairsOf(stated);
  if (!pairs)
    throw new Error(`${saidOf(stated)}, but it is "none", "package" or pairs such as "pzn=ProductCode".`);
  for (const [fact, field] of pairs) requirePair(stated, fact, field);
  return Object.fromEntries(pairs) as FieldMapping;
}

/** A mapping as a text that is read back as the same. */
export function fieldMappingText(mapping: FieldMapping): string {
  if (mapping === packageFields) return PACKAGE;
  const pairs = Object.entries(mapping).map(([fact, field]) => `${fact}=${field}`);
  return pairs.length > 0 ? pairs.join() : NONE;
}

/** What the shop leaves out, since no field is mapped to it. */
export const leftOut = (mapping: FieldMapping): Fact[] => FACTS.filter((fact) => mapping[fact] === undefined);

function pairsOf(stated: unknown): [string, unknown][] | undefined {
  if (typeof stated === 'object' && stated !== null && !Array.isArray(stated)) return Object.entries(stated);
  if (typeof stated !== 'string') return undefined;
  return stated.split(',').map((pair): [string, unknown] => {
    const [fact = '', field] = pair.split('=').map((part) => part.trim());
    return [fact, field];
  });
}

function requirePair(stated: unknown, fact: string, field: unknown): void {
  if (!Object.hasOwn(packageFields, fact))
    throw new Error(`${saidOf(stated)}, but “${fact}” is none of ${FACTS.join(', ')}.`);
  if (typeof field !== 'string' || !/^[A-Za-z]\w*$/.test(field))
    throw new Error(
      `${saidOf(stated)}, but ${fact} needs the name of a field of Product2, such as ${packageFields[fact as Fact]}.`,
    );
}

const saidOf = (stated: unknown) =>
  `SHOP_FIELDS is ${typeof stated === 'string' ? `"${stated}"` : JSON.stringify(stated)}`;
