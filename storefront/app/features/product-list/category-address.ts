import { productsConstants } from '#generated/commerce/constants.gen.ts';

const recordId = new RegExp(`^${productsConstants.categoryIdPrefix}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$`);

/** The category that a category address leads to: its last part, if that is a category id (SF-PAGE-02). */
export function categoryIdOf(path: string | undefined): string | undefined {
  const last = (path ?? '').split('/').filter(Boolean).at(-1);
  return last && recordId.test(last) ? last : undefined;
}

/** A category on the way to another one. */
export interface CategoryStep {
  id: string;
  /** The readable part of its address; where it has none, the id alone is in the address. */
  urlName?: string | null | undefined;
}

/**
 * The canonical address of a category: the readable names of all on the way to it, the top one first, and its id. The
 * names are for people; the id alone counts (SF-PAGE-02).
 */
export function categoryPath(steps: readonly CategoryStep[]): string {
  // Browsers take a step of dots for a way up.
  const names = steps.flatMap(({ urlName }) =>
    urlName && !/^\.+$/.test(urlName) ? [encodeURIComponent(urlName)] : [],
  );
  return ['/category', ...(names.length > 0 ? names : ['detail']), steps.at(-1)?.id].join('/');
}
