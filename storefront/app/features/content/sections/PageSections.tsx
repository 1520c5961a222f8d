import { Fragment, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { languageOf } from '../../../i18n/languages.ts';
import { BestSellers } from '../../home/BestSellers.tsx';
import { GuestBlock } from '../../home/GuestBlock.tsx';
import { TopBrands } from '../../home/TopBrands.tsx';
import { Slideshow } from '../../slideshow/Slideshow.tsx';
import { otherLanguage } from '../content-language.ts';
import { LanguageNote } from '../LanguageNote.tsx';
import { LayoutBlock } from './LayoutBlock.tsx';
import { sectionLanguages } from './section-languages.ts';
import type { FormView, SectionView } from './section-view.ts';

interface PageSectionsProps {
  sections: SectionView[];
  canOrder: boolean;
  /** The page's own list of products, where its content wants it. */
  products?: ReactNode;
  /** The page's answer to its form; only pages that take forms show them. */
  form?: ((form: FormView) => ReactNode) | undefined;
  /** Whether it is said once where words lack a translation; pages that say it themselves do not want it twice. */
  saysLanguage?: boolean;
}

/** A page as its content composes it, section by section (SF-HOME-02, SF-PAGE-03). */
export function PageSections({ sections, saysLanguage = true, ...page }: PageSectionsProps) {
  const language = languageOf(useLocation().pathname);
  const isForeign = (section: SectionView) =>
    sectionLanguages(section).find((own) => otherLanguage(own, language));
  const first = saysLanguage ? sections.findIndex(isForeign) : -1;
  return sections.map((section, place) => (
    <Fragment key={`${place}-${section.type}`}>
      {place === first ? <LanguageNote language={isForeign(section)} isPart /> : null}
      {sectionOf(section, page, place === 0)}
    </Fragment>
  ));
}

function sectionOf(
  section: SectionView,
  { canOrder, products, form }: Omit<PageSectionsProps, 'sections'>,
  isFirst: boolean,
): ReactNode {
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
      return <LayoutBlock layout={section} language={section.language} eager={isFirst} />;
    case 'form':
      return form?.(section);
    case 'products':
      return products;
  }
}
