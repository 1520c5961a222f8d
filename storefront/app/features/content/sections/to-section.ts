import { BRAND_COUNT, type BrandContent, type GuestBlockContent } from '../../home/home-view.ts';
import { formActionOf } from '../../inquiry/form-action.ts';
import type { ProductView } from '../../product/product-view.ts';
import type { SlideContent } from '../../slideshow/slides.ts';
import { type Body, flagOf, mediaKeyOf, textOf } from '../body.ts';
import { languageTag } from '../content-language.ts';
import { isContentPage } from '../content-types.ts';
import { keysOf, type SectionEntry } from './entries.ts';
import { type ImageContents, toLayout } from './layout.ts';
import type { FormView, SectionView } from './section-view.ts';

/** An item that a section refers to. */
export interface ReferredContent {
  contentBody?: Body;
  language?: string | null | undefined;
  contentType?: { fullyQualifiedName?: string | null } | null;
}

/** What sections need beside their own words. */
export interface SectionSources {
  /** The items that sections refer to, by content key. */
  contents: ReadonlyMap<string, ReferredContent>;
  /** The products of a block of best sellers, by the block. */
  products: ReadonlyMap<SectionEntry, ProductView[]>;
  /** The contents of pictures that stand for themselves, by content key. */
  images: ImageContents;
}

/** A section as the page shows it. */
export function toSection(
  entry: SectionEntry,
  { contents, products, images }: SectionSources,
): SectionView[] {
  const referred = (name: string) => keysOf(entry[name]).flatMap((key) => contents.get(key) ?? []);
  switch (entry.type) {
    case 'slideshow':
      return [
        {
          type: 'slideshow',
          slides: referred('slides').map(toSlide),
          showFooter: flagOf(entry, 'showFooter'),
          rotationSeconds: typeof entry.rotationSeconds === 'number' ? entry.rotationSeconds : undefined,
        },
      ];
    case 'guestBlock':
      return referred('block')
        .slice(0, 1)
        .map((content) => ({ type: 'guestBlock', block: toGuestBlock(content) }));
    case 'topBrands':
      return [{ type: 'topBrands', brands: [...referred('brands').map(toBrand), ...ownBrands(entry)] }];
    case 'bestSellers':
      return [{ type: 'bestSellers', products: products.get(entry) ?? [] }];
    case 'layout':
      return [toLayout(entry, images)];
    case 'form':
      return [toForm(entry, (key) => isContentPage(contents.get(key) ?? {}))];
    case 'products':
      return [{ type: 'products' }];
  }
}

function toForm(entry: SectionEntry, pageExists: (contentKey: string) => boolean): FormView {
  return {
    type: 'form',
    title: textOf(entry, 'title'),
    text: textOf(entry, 'text'),
    submit: textOf(entry, 'submit'),
    action: formActionOf(entry.action as Body, pageExists),
  };
}

function toSlide({ contentBody, language }: ReferredContent): SlideContent {
  return {
    language: languageTag(language),
    imageContentId: mediaKeyOf(contentBody, 'image'),
    caption: textOf(contentBody, 'caption'),
    buttonText: textOf(contentBody, 'buttonText'),
    buttonLink: textOf(contentBody, 'buttonLink'),
  };
}

function toBrand({ contentBody }: ReferredContent): BrandContent {
  return {
    imageContentId: mediaKeyOf(contentBody, 'image'),
    name: textOf(contentBody, 'name'),
    link: textOf(contentBody, 'link'),
  };
}

/** Brands that the block itself names, as the widget of the platform does: `brandImage1ContentId`, `brandName1` and so on. */
const ownBrands = (entry: SectionEntry): BrandContent[] =>
  Array.from({ length: BRAND_COUNT }, (_, index) => index + 1).flatMap((number) => {
    const imageContentId = mediaKeyOf(entry, `brandImage${number}ContentId`);
    if (!imageContentId) return [];
    return [
      {
        imageContentId,
        name: textOf(entry, `brandName${number}`),
        link: textOf(entry, `brandLink${number}`),
      },
    ];
  });

function toGuestBlock({ contentBody, language }: ReferredContent): GuestBlockContent {
  return {
    language: languageTag(language),
    imageContentId: mediaKeyOf(contentBody, 'image'),
    title: textOf(contentBody, 'title'),
    text: textOf(contentBody, 'text'),
    buttonText: textOf(contentBody, 'buttonText'),
    buttonLink: textOf(contentBody, 'buttonLink'),
    alignment: textOf(contentBody, 'alignment'),
    size: textOf(contentBody, 'size'),
  };
}
