/** Number of the footnote that explains each kind of comparison price. */
export const footnoteNumbers = { AVP: 1, UVP: 2 } as const;

/** The kinds of comparison price in the order of their footnotes. */
export const comparisonTypes = Object.keys(footnoteNumbers) as (keyof typeof footnoteNumbers)[];
