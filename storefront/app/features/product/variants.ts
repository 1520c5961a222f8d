import type { Data } from '#client/operation.ts';

type VariationInfo = Data<'getProduct'>['variationInfo'];
type Mapping = NonNullable<NonNullable<VariationInfo>['attributesToProductMappings']>[number];

/** One value of a variation attribute; it leads to a product of its own, so it is an address. */
export interface Variant {
  label: string;
  /** Product that has this value; absent where the combination does not exist. */
  productId: string | undefined;
  isChosen: boolean;
}

/** One attribute that a product varies in, such as its pack size. */
export interface VariantGroup {
  id: string;
  /** Absent where the platform names none, and for the attribute that only tells packs from each other. */
  label: string | undefined;
  variants: Variant[];
}

/**
 * The attributes a product varies in, each value with the product it leads to: the one that keeps all other
 * chosen values, else any with this value.
 *
 * @param variantField the attribute whose name says nothing to shoppers, since its values tell packs from each other
 */
export function variantGroups(info: VariationInfo, productId: string, variantField?: string): VariantGroup[] {
  const mappings = info?.attributesToProductMappings ?? [];
  const chosen = valuesOf(mappings.find((mapping) => mapping.productId === productId));
  return Object.entries(info?.variationAttributeInfo ?? {})
    .sort(([, a], [, b]) => (a.sequence ?? 0) - (b.sequence ?? 0))
    .map(([apiName, { label, allowableValues }]) => ({
      id: apiName,
      label: apiName === variantField ? undefined : (label ?? undefined),
      variants: (allowableValues ?? []).map((value) => ({
        label: value,
        productId: leadsTo(mappings, chosen, apiName, value),
        isChosen: chosen.get(apiName) === value,
      })),
    }))
    .filter(({ variants }) => variants.length > 1);
}

function leadsTo(mappings: Mapping[], chosen: Map<string, string>, apiName: string, value: string) {
  const withValue = mappings.filter((mapping) => valuesOf(mapping).get(apiName) === value);
  const keepsOthers = withValue.find((mapping) =>
    [...chosen].every(([name, other]) => name === apiName || valuesOf(mapping).get(name) === other),
  );
  return (keepsOthers ?? withValue[0])?.productId;
}

function valuesOf(mapping: Mapping | undefined): Map<string, string> {
  return new Map(
    (mapping?.selectedAttributes ?? []).map(({ apiName = '', value }) => [apiName, value ?? '']),
  );
}
