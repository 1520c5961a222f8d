/** How products came into the cart other than one by one. */
export const arrivalKinds = ['merged', 'again', 'listed', 'refilled'] as const;

export type ArrivalKind = (typeof arrivalKinds)[number];

/** A product that did not come along, and why. */
export interface LeftOut {
  /** Absent where the reason names the product. */
  name?: string;
  reason: string;
}

/** What has just come into the cart from an earlier order, a list, the cart thrown away before, or that of the guest that a buyer was. */
export interface Arrivals {
  kind: ArrivalKind;
  /** All that did not come along. */
  count: number;
  /** The first of them by name. */
  leftOut: LeftOut[];
}

/** Most products that are named; the memory of a visit is small. */
export const mostNamed = 8;

/** The arrivals that a text holds; a damaged one counts as none. */
export function readArrivals(text: string | null): Arrivals | undefined {
  try {
    const { kind, count, leftOut } = JSON.parse(text ?? 'null') as Partial<Arrivals>;
    if (!kind || !arrivalKinds.includes(kind) || typeof count !== 'number' || !Array.isArray(leftOut))
      return undefined;
    return { kind, count, leftOut: leftOut.filter(({ reason }) => reason) };
  } catch {
    return undefined;
  }
}
