import type { BrandContent, GuestBlockContent } from '../../home/home-view.ts';
import type { FormAction } from '../../inquiry/form-action.ts';
import type { ProductView } from '../../product/product-view.ts';
import type { SlideContent } from '../../slideshow/slides.ts';
import type { SectionBackground } from './background.ts';
import type { SectionDirections } from './LayoutSection.tsx';

/** One element in a column of a layout section. */
export type LayoutElement =
  | {
      kind: 'text';
      title: string | undefined;
      text: string | undefined;
      alignment: unknown;
      size: unknown;
    }
  | { kind: 'link'; text: string; link: string }
  | { kind: 'picture'; url: string; altText: string };

/** A section on the 12-column grid as a content composes it (SF-PAGE-04). */
export interface LayoutView {
  type: 'layout';
  columns: { portion: string; elements: LayoutElement[] }[];
  directions: SectionDirections;
  background: SectionBackground | undefined;
}

/** A form by which people ask the pharmacy, and what follows when it is received (SF-PAGE-12). */
export interface FormView {
  type: 'form';
  language?: string | undefined;
  title: string | undefined;
  text: string | undefined;
  submit: string | undefined;
  action: FormAction;
}

/** One section of a page, in the order in which its content names them. */
export type SectionView = { language?: string | undefined } & (
  | { type: 'slideshow'; slides: SlideContent[]; showFooter: boolean; rotationSeconds: number | undefined }
  | { type: 'guestBlock'; block: GuestBlockContent }
  | { type: 'topBrands'; brands: BrandContent[] }
  | { type: 'bestSellers'; products: ProductView[] }
  | { type: 'products' }
  | LayoutView
  | FormView
);

export type SectionType = SectionView['type'];
