import { productsConstants } from '#generated/commerce/constants.gen.ts';

const recordId = new RegExp(`^${productsConstants.categoryIdPrefix}[A-Za-z0-9]{12}(?:[A-Za-z0-9]{3})?$`);

/** The category that a category address leads to: its last part, if that is a category id (SF-PAGE-02). */
export function categoryIdOf(path: string | undefined): string | undefined {
  const last = (path ?? '').split('/').filter(Boolean).at(-1);
  return last && recordId.test(last) ? last : undefined;
}
