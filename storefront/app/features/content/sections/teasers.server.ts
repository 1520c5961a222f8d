import { getProducts } from '#generated/commerce/client.gen.ts';
import type { Shop } from '../../../platform/shop.server.ts';
import { fieldsOf, valuesOf } from '../../product/product-fields.ts';
import { needsPrescription } from '../../product/product-view.ts';
import { toProductView } from '../../product/to-product-view.ts';
import type { SectionView } from './section-view.ts';

/** A product page, as contents lead to it. */
const productLink = /\/?product\/detail\/(\w{15,18})/;

/** Sections without what leads to a prescription medicine, which nothing may advertise (DE-PRESCRIPTION-04). */
export async function withoutForbiddenTeasers(shop: Shop, sections: SectionView[]): Promise<SectionView[]> {
  const ids = [...new Set(sections.flatMap(linksOf).flatMap((link) => productIn(link) ?? []))];
  if (ids.length === 0) return sections;
  const allowed = await advertisable(shop, ids);
  const isAllowed = (link: string | undefined) => {
    const id = productIn(link);
    return id === undefined || allowed.has(id);
  };
  return sections.flatMap((section): SectionView[] => {
    if (section.type === 'slideshow')
      return [{ ...section, slides: section.slides.filter(({ buttonLink }) => isAllowed(buttonLink)) }];
    if (section.type === 'topBrands')
      return [{ ...section, brands: section.brands.filter(({ link }) => isAllowed(link)) }];
    return linksOf(section).every(isAllowed) ? [section] : [];
  });
}

/** Where a section leads to. */
function linksOf(section: SectionView): (string | undefined)[] {
  switch (section.type) {
    case 'slideshow':
      return section.slides.map(({ buttonLink }) => buttonLink);
    case 'topBrands':
      return section.brands.map(({ link }) => link);
    case 'guestBlock':
      return [section.block.buttonLink];
    case 'layout':
      return section.columns
        .flatMap(({ elements }) => elements)
        .map((element) => (element.kind === 'link' ? element.link : undefined));
    default:
      return [];
  }
}

const productIn = (link: string | undefined) => productLink.exec(link ?? '')?.[1];

/** Those of some products that may be advertised; what cannot be read now may not. No field, no limit. */
async function advertisable(shop: Shop, ids: string[]): Promise<ReadonlySet<string>> {
  const mapping = shop.settings.fields;
  const fields = fieldsOf(mapping, ['regulatoryClass']);
  if (fields.length === 0) return new Set(ids);
  const { products } = await shop.platform
    .read(getProducts, { query: { ids, fields } })
    .catch(() => ({ products: [] }));
  const allowed = products.flatMap(({ id, success, fields: told }) =>
    id && success && !needsPrescription(toProductView({ id, values: valuesOf(mapping, told) })) ? [id] : [],
  );
  return new Set(allowed);
}
