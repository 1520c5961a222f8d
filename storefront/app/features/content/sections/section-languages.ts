import type { SectionView } from './section-view.ts';

/** The languages of what a section says in words of its content. */
export function sectionLanguages(section: SectionView): (string | undefined)[] {
  switch (section.type) {
    case 'slideshow':
      return section.slides.map(({ language }) => language);
    case 'guestBlock':
      return [section.block.language];
    case 'layout':
    case 'form':
      return [section.language];
    default:
      return [];
  }
}
