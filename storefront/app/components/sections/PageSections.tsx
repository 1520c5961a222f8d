import { Fragment, type ReactNode } from 'react';
import { BestSellers } from '../home/BestSellers.tsx';
import { GuestBlock } from '../home/GuestBlock.tsx';
import { TopBrands } from '../home/TopBrands.tsx';
import { Slideshow } from '../slideshow/Slideshow.tsx';
import { LayoutBlock } from './LayoutBlock.tsx';
import type { SectionView } from './section-view.ts';

interface PageSectionsProps {
  sections: SectionView[];
  canOrder: boolean;
  /** The page's own list of products, where its content wants it. */
  products?: ReactNode;
}

/** A page as its content composes it, section by section (storefront.md §2). */
export function PageSections({ sections, canOrder, products }: PageSectionsProps) {
  return sections.map((section, place) => (
    <Fragment key={`${place}-${section.type}`}>{sectionOf(section, canOrder, products)}</Fragment>
  ));
}

function sectionOf(section: SectionView, canOrder: boolean, products: ReactNode): ReactNode {
  switch (section.type) {
    case 'slideshow':
      return <Slideshow {...section} />;
    case 'guestBlock':
      return <GuestBlock block={section.block} />;
    case 'topBrands':
      return <TopBrands brands={section.brands} />;
    case 'bestSellers':
      return <BestSellers products={section.products} canOrder={canOrder} />;
    case 'layout':
      return <LayoutBlock layout={section} language={section.language} />;
    case 'products':
      return products;
  }
}
