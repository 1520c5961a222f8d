/** Number of the footnote that explains each kind of comparison price. */
export const footnoteNumbers = { AVP: 1, UVP: 2 } as const;

export type ComparisonType = keyof typeof footnoteNumbers;

/** The kinds of comparison price that appear among some products, in the order of their footnotes. */
export function comparisonTypesOf(
  products: { price?: { comparison?: { type: ComparisonType } | undefined } | undefined }[],
) {
  const shown = new Set(products.map(({ price }) => price?.comparison?.type));
  return (Object.keys(footnoteNumbers) as ComparisonType[]).filter((type) => shown.has(type));
}
