import type { ProductValues } from './product-fields.ts';
import {
  isMedicine,
  needsPrescription,
  type ProductImage,
  type ProductPrice,
  type ProductView,
  type RegulatoryClass,
  regulatoryClasses,
} from './product-view.ts';

/** What the platform answers about a price: amounts as text. */
export interface PriceAnswer {
  unitPrice?: string | null | undefined;
  listPrice?: string | null | undefined;
  currencyIsoCode?: string | null | undefined;
}

interface ProductAnswer {
  id: string;
  name?: string | null | undefined;
  productClass?: string | undefined;
  values: ProductValues;
  /** Values of the attributes that tell a variation from its siblings. */
  variation?: readonly (string | null | undefined)[] | undefined;
  purchaseQuantityRule?: { maximum?: string | null | undefined } | null | undefined;
  image?: { url?: string | null; alternateText?: string | null } | null | undefined;
  price?: PriceAnswer | null | undefined;
}

/** A product of any call of the platform as the shop shows it. */
export function toProductView({
  id,
  name,
  productClass,
  values,
  image,
  price,
  ...answer
}: ProductAnswer): ProductView {
  // Links and headings need a text, whatever the platform leaves out.
  const title = values.Name ?? name ?? values.StockKeepingUnit ?? id;
  const regulatoryClass = regulatoryClasses.find((one) => one === values.regulatoryClass);
  return {
    id,
    sku: values.StockKeepingUnit ?? '',
    name: title,
    variant: present(values.variant) ?? present(answer.variation?.filter(Boolean).join(', ')),
    pzn: present(values.pzn),
    regulatoryClass,
    image: toImage(image, title),
    brand: present(values.brand),
    manufacturer: present(values.manufacturer),
    activeIngredient: present(values.activeIngredient),
    dosageForm: present(values.dosageForm),
    packSize: present(values.packSize),
    packClass: present(values.packClass),
    content: toContent(values),
    price: toPrice(price, values, regulatoryClass),
    stock: wholeNumber(values.stock),
    maximum: lowest(wholeNumber(values.maximumPerOrder), wholeNumber(answer.purchaseQuantityRule?.maximum)),
    needsMandatoryText: values.needsMandatoryText === 'true' || isForPharmacies(regulatoryClass),
    isVariationParent: productClass === 'VariationParent',
  };
}

function toPrice(
  price: PriceAnswer | null | undefined,
  values: ProductValues,
  regulatoryClass: RegulatoryClass | undefined,
): ProductPrice | undefined {
  const { unitPrice, listPrice, currencyIsoCode } = price ?? {};
  if (!unitPrice || !currencyIsoCode) return undefined;
  const current = { amount: unitPrice, currency: currencyIsoCode };
  const type = comparisonType(values.comparisonPriceType, regulatoryClass);
  // A prescription medicine is never compared with anything (DE-PRESCRIPTION-02).
  if (needsPrescription({ regulatoryClass })) return { current };
  return {
    current,
    comparison: listPrice && type ? { amount: listPrice, currency: currencyIsoCode, type } : undefined,
    lowestOf30Days: values.lowestPrice30Days
      ? { amount: values.lowestPrice30Days, currency: currencyIsoCode }
      : undefined,
  };
}

/** Medicines are compared with their AVP and other goods with their UVP, whatever the records say (DE-PRICE-06, DE-PRICE-07). */
function comparisonType(
  value: string | null | undefined,
  regulatoryClass: RegulatoryClass | undefined,
): 'AVP' | 'UVP' | undefined {
  if (value !== 'AVP' && value !== 'UVP') return undefined;
  if (regulatoryClass === undefined) return value;
  return value === (isMedicine({ regulatoryClass }) ? 'AVP' : 'UVP') ? value : undefined;
}

/** Whether only pharmacies may sell it; then the risk sentence is due, whatever the records say (DE-MEDICINE-01). */
function isForPharmacies(regulatoryClass: RegulatoryClass | undefined): boolean {
  return regulatoryClass === 'apothekenpflichtig' || regulatoryClass === 'verschreibungspflichtig';
}

function toImage(image: ProductAnswer['image'], title: string): ProductImage | undefined {
  return image?.url ? { url: image.url, alt: image.alternateText ?? title } : undefined;
}

function toContent({ packAmount: amount, packUnit: unit }: ProductValues) {
  return amount && unit ? { amount, unit } : undefined;
}

function wholeNumber(text: string | null | undefined): number | undefined {
  const number = Number.parseInt(text ?? '', 10);
  return Number.isNaN(number) ? undefined : number;
}

function lowest(...numbers: (number | undefined)[]): number | undefined {
  const known = numbers.filter((number) => number !== undefined);
  return known.length > 0 ? Math.min(...known) : undefined;
}

function present(text: string | null | undefined): string | undefined {
  return text || undefined;
}
