import { needsPrescription, type ProductImage, type ProductView } from '../features/product/product-view.ts';
import type { Crumb } from '../features/shell/Breadcrumbs.tsx';
import { operator } from '../settings/operator.ts';
import { isImageAddress, withSitePath } from '../ui/picture/image-address.ts';

/** A statement about a page in the vocabulary of schema.org, as JSON-LD. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': string } & Record<string, unknown>;

const context = 'https://schema.org' as const;

interface ProductFacts {
  product: ProductView;
  description: string | undefined;
  images: ProductImage[];
  /** Address of the page without origin. */
  path: string;
  origin: string;
}

/** A product with its offer; a prescription medicine is not offered, since it is not sold without one. */
export function productData({ product, description, images, path, origin }: ProductFacts): StructuredData {
  const { name, variant, sku, pzn, brand, manufacturer, price, stock } = product;
  const offer = price &&
    !needsPrescription(product) && {
      '@type': 'Offer',
      price: price.current.amount,
      priceCurrency: price.current.currency,
      ...(stock === undefined ? {} : { availability: `${context}/${stock > 0 ? 'InStock' : 'OutOfStock'}` }),
      itemCondition: `${context}/NewCondition`,
      seller: { '@type': 'Pharmacy', name: operator.name },
      url: origin + path,
    };
  return {
    '@context': context,
    '@type': 'Product',
    name: [name, variant].filter(Boolean).join(', '),
    url: origin + path,
    ...(sku ? { sku } : {}),
    ...(pzn ? { productID: `PZN-${pzn}` } : {}),
    ...(description ? { description } : {}),
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...(manufacturer ? { manufacturer: { '@type': 'Organization', name: manufacturer } } : {}),
    image: images.flatMap(({ url }) => (isImageAddress(url) ? [absolute(url, origin)] : [])),
    ...(offer ? { offers: offer } : {}),
  };
}

/** The way to a page; the page itself stands last. */
export function breadcrumbData(crumbs: Crumb[], origin: string): StructuredData {
  return {
    '@context': context,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, to }, place) => ({
      '@type': 'ListItem',
      position: place + 1,
      name: label,
      ...(to ? { item: origin + to } : {}),
    })),
  };
}

/** The pharmacy and its search. */
export function shopData(origin: string): StructuredData[] {
  return [
    {
      '@context': context,
      '@type': 'Pharmacy',
      name: operator.name,
      url: origin,
      telephone: operator.phoneLink.replace('tel:', ''),
      address: `${operator.street}, ${operator.city}`,
      image: `${origin}/icons/icon-512.png`,
    },
    {
      '@context': context,
      '@type': 'WebSite',
      url: origin,
      name: operator.name,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${origin}/search?q={search_term_string}` },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}

function absolute(url: string, origin: string): string {
  const address = withSitePath(url, '');
  return address.startsWith('/') ? origin + address : address;
}
