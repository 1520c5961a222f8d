import { brands } from '../../art/brands/index.ts';
import type { pharmacyPicklists } from '../../objects/product-picklists.ts';
import type { Insert } from '../../store/row.ts';
import type { RegulatoryClass } from '../catalogue/product-line.ts';
import type { CatalogueLine, CataloguePack } from '../catalogue/products.ts';
import { productName } from '../catalogue/products.ts';
import { urlName } from './categories.ts';
import { euro } from './money.ts';

/** The content key of a pack's picture. */
export const packPictureKey = (pzn: string): string => `MCPACK${pzn}`;

/** The content key of a line's package leaflet. */
export const leafletKey = ({ packs }: CatalogueLine): string => `MCBEILAGE${packs[0].pzn}`;

/** Whether a class of goods is a medicine. */
export function isMedicine(regulatoryClass: RegulatoryClass): boolean {
  return ['apothekenpflichtig', 'freiverkäuflich', 'verschreibungspflichtig'].includes(regulatoryClass);
}

/** The value-added tax in percent: food supplements are food. */
export const vatRateOf = (regulatoryClass: RegulatoryClass): number =>
  regulatoryClass === 'Nahrungsergänzung' ? 7 : 19;

/** What a line and all its packs have in common. */
function shared(entry: CatalogueLine): Omit<Insert<'Product2'>, 'StockKeepingUnit' | 'Name'> {
  const { line, manufacturer, texts } = entry;
  return {
    Description: texts.description,
    Usage__c: texts.usage,
    Notes__c: texts.notes,
    Family: familyOf(entry),
    IsActive: true,
    L2C_CM_RegulatoryClassification__c: line.regulatoryClass,
    Brand__c: brands[line.brand].name,
    Manufacturer__c: manufacturer,
    ActiveIngredient__c: isMedicine(line.regulatoryClass) ? line.ingredient : null,
    DosageForm__c: line.form,
    VatRate__c: vatRateOf(line.regulatoryClass),
    ComparisonPriceType__c: comparisonType(line.regulatoryClass),
    MandatoryTextRequired__c: ['apothekenpflichtig', 'verschreibungspflichtig'].includes(
      line.regulatoryClass,
    ),
    MaximumPerOrder__c: line.maximumPerOrder ?? null,
    PackageLeafletKey__c: isMedicine(line.regulatoryClass) ? leafletKey(entry) : null,
  };
}

function familyOf({ line }: CatalogueLine): keyof typeof pharmacyPicklists.family {
  if (line.brand === 'murmeli' && !isMedicine(line.regulatoryClass)) return 'Mutter und Kind';
  if (line.brand === 'erstwerk') return 'Erste Hilfe';
  if (isMedicine(line.regulatoryClass)) return 'Arzneimittel';
  if (line.regulatoryClass === 'Medizinprodukt') return 'Medizinprodukte';
  return line.regulatoryClass === 'Kosmetik' ? 'Kosmetik' : 'Nahrungsergänzung';
}

/** AVP for medicines without prescription, UVP for other goods, nothing for prescription medicines (DE-PRICE-06, DE-PRICE-07, DE-PRESCRIPTION-02). */
function comparisonType(regulatoryClass: RegulatoryClass): 'AVP' | 'UVP' | null {
  if (regulatoryClass === 'verschreibungspflichtig') return null;
  return isMedicine(regulatoryClass) ? 'AVP' : 'UVP';
}

/** The parent of a line with several packs; it cannot be bought itself. */
export function parentRecord(entry: CatalogueLine): Insert<'Product2'> {
  const [first] = entry.packs;
  return {
    ...shared(entry),
    Name: first.name,
    StockKeepingUnit: `OF-L${first.pzn}`,
    ProductClass: 'VariationParent',
    UrlName: urlName(productName(entry.line)),
  };
}

/** What a product of a line is called and says in English, where the catalogue says so; a parent has no pack. */
export function translationRecords(
  { packs: [first], englishTexts }: CatalogueLine,
  parentId: string,
  pack?: CataloguePack,
): Insert<'Product2DataTranslation'>[] {
  if (!englishTexts) return [];
  return [
    {
      ParentId: parentId,
      Language: 'en',
      Name: (pack ?? first).name,
      L2C_CM_ProductNameVariant__c: pack?.english.variant ?? null,
      PackSizeText__c: pack?.english.sizeText ?? null,
      Description: englishTexts.description,
      Usage__c: englishTexts.usage,
      Notes__c: englishTexts.notes,
    },
  ];
}

/** A pack as a product; `parentId` is null for a line with one pack only. */
export function packRecord(
  entry: CatalogueLine,
  pack: CataloguePack,
  parentId: string | null,
): Insert<'Product2'> {
  return {
    ...shared(entry),
    Name: pack.name,
    StockKeepingUnit: `OF-${pack.pzn}`,
    ProductCode: pack.pzn,
    ProductClass: parentId === null ? 'Simple' : 'Variation',
    VariationParentId: parentId,
    UrlName: urlName(`${pack.name} ${pack.variant}`),
    L2C_CM_PZN__c: pack.pzn,
    L2C_CM_ProductNameVariant__c: pack.variant,
    PackSizeText__c: pack.sizeText,
    PackAmount__c: pack.amount,
    PackUnit__c: pack.pack.unit,
    PackClass__c: pack.pack.norm === '' ? null : pack.pack.norm,
    LowestPrice30Days__c: pack.prices.lowest30Days === undefined ? null : euro(pack.prices.lowest30Days),
    AvailableToOrder__c: pack.stock,
  };
}
