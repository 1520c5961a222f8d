import type { RichNode } from '../content/rich-node.ts';
import type { ProductView } from '../product/product-view.ts';

/** What greets on a home page that no content composes. */
export interface Welcome {
  title: string;
  excerpt: string | undefined;
  nodes: RichNode[];
  imageKey: string | undefined;
  language: string | undefined;
}

/** Some products of a category. */
export interface ShelfView {
  id: string;
  name: string;
  /** Address of the category in the shop, in German. */
  path: string;
  products: ProductView[];
}

/** A home page of what every store has: its categories and products, and a greeting where somebody wrote one. */
export interface PlainHomeView {
  welcome: Welcome | undefined;
  shelves: ShelfView[];
}

/** A brand of the top-brands block (SF-BRANDS-03). */
export interface BrandContent {
  imageContentId?: string | undefined;
  name?: string | undefined;
  link?: string | undefined;
}

/** The image block that only guests see. */
export interface GuestBlockContent {
  imageContentId?: string | undefined;
  title?: string | undefined;
  text?: string | undefined;
  buttonText?: string | undefined;
  buttonLink?: string | undefined;
  language?: string | undefined;
  alignment?: unknown;
  size?: unknown;
}

/** Most brands in the block (SF-BRANDS-02). */
export const BRAND_COUNT = 4;

/** Brands that are shown: those whose link, name and image are all set (SF-BRANDS-04). */
export function shownBrands(brands: BrandContent[]): Required<{ [K in keyof BrandContent]: string }>[] {
  return brands.slice(0, BRAND_COUNT).flatMap(({ imageContentId, name, link }) => {
    return imageContentId?.trim() && name?.trim() && link?.trim() ? [{ imageContentId, name, link }] : [];
  });
}
