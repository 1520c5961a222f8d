import { needsPrescription, type ProductImage, type ProductView } from '../features/product/product-view.ts';
import type { Crumb } from '../features/shell/Breadcrumbs.tsx';
import { operator } from '../settings/operator.ts';
import { isImageAddress, withSitePath } from '../ui/picture/image-address.ts';
import { absoluteAddress } from './absolute-address.ts';

/** A statement about a page in the vocabulary of schema.org, as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const context = 'https://schema.org' as const;

interface ProductFacts {
  product: ProductView;
  description: string | undefined;
  images: ProductImage[];
  /** Address of the page below the site. */
  path: string;
  site: string;
}

/** A product with its offer; a prescription medicine is not offered, since it is not sold without one. */
export function productData({ product, description, images, path, site }: ProductFacts): StructuredData {
  const { name, variant, sku, pzn, brand, manufacturer, price, stock } = product;
  const offer = price &&
    !needsPrescription(product) && {
      '@type': 'Offer',
      price: price.current.amount,
      priceCurrency: price.current.currency,
      ...(stock === undefined ? {} : { availability: `${context}/${stock > 0 ? 'InStock' : 'OutOfStock'}` }),
      itemCondition: `${context}/NewCondition`,
      seller: { '@type': 'Pharmacy', name: operator.name },
      url: site + path,
    };
  return {
    '@context': context,
    '@type': 'Product',
    name: [name, variant].filter(Boolean).join(', '),
    url: site + path,
    ...(sku ? { sku } : {}),
    ...(pzn ? { productID: `PZN-${pzn}` } : {}),
    ...(description ? { description } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(manufacturer ? { manufacturer: { '@type': 'Organization', name: manufacturer } } : {}),
    image: images.flatMap(({ url }) => (isImageAddress(url) ? [absolute(url, site)] : [])),
    ...(offer ? { offers: offer } : {}),
  };
}

/** The way to a page; the page itself stands last. */
export function breadcrumbData(crumbs: Crumb[], site: string): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(to ? { item: absoluteAddress(site, to) } : {}),
    })),
  };
}

/** The pharmacy and its search. */
export function shopData(site: string): StructuredData[] {
  return [
    {
      '@context': context,
      '@type': 'Pharmacy',
      name: operator.name,
      url: site,
      telephone: operator.phoneLink.replace('tel:', ''),
      address: `${operator.street}, ${operator.city}`,
      image: `${site}/icons/icon-512.png`,
    },
    {
      '@context': context,
      '@type': 'WebSite',
      url: site,
      name: operator.name,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${site}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function absolute(url: string, site: string): string {
  const address = withSitePath(url, '');
  return address.startsWith('/') ? site + address : address;
}
