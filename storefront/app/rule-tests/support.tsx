import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createRoutesStub } from 'react-router';
import type { Body } from '../features/content/body.ts';
import { sectionEntries } from '../features/content/sections/entries.ts';
import type { ImageContents } from '../features/content/sections/layout.ts';
import type { SectionView } from '../features/content/sections/section-view.ts';
import { toSection } from '../features/content/sections/to-section.ts';
import type { ProductView } from '../features/product/product-view.ts';
import { de } from '../i18n/de/index.ts';
import { en } from '../i18n/en/index.ts';
import { languageOf } from '../i18n/languages.ts';
import { createTexts, TextsContext } from '../i18n/texts.ts';
import { MessagesProvider } from '../ui/messages/messages.tsx';

/** What the server sends for a part of a page at an address, with plain spaces. */
export function rendered(page: ReactNode, path = '/'): string {
  return plain(renderToStaticMarkup(framed(page, path)));
}

/** The same with everything that comes later. */
export async function renderedWhole(page: ReactNode, path = '/'): Promise<string> {
  const { prelude } = await prerender(framed(page, path));
  return plain(await new Response(prelude).text());
}

const plain = (markup: string) => markup.replaceAll('\u00a0', ' ');

function framed(page: ReactNode, path: string): ReactNode {
  const Page = createRoutesStub([{ path: '*', Component: () => page }]);
  const language = languageOf(path);
  return (
    <TextsContext value={createTexts(language, language === 'en' ? en : de)}>
      <MessagesProvider>
        <Page initialEntries={[path]} />
      </MessagesProvider>
    </TextsContext>
  );
}

/** How often a text stands in a markup. */
export const countOf = (markup: string, text: string) => markup.split(text).length - 1;

/** The values of an attribute in the order of the markup. */
export const valuesOf = (markup: string, attribute: string) =>
  [...markup.matchAll(new RegExp(` ${attribute}="([^"]*)"`, 'g'))].map(([, value]) => value);

/** An orderable product, as far as not told otherwise. */
export function productView(change: Partial<ProductView> = {}): ProductView {
  return {
    id: '01t000000000001AAA',
    sku: 'OF-1',
    name: 'Liviadol Gel',
    image: { url: '/cms/delivery/media/MCPACK', alt: 'Packung Liviadol Gel' },
    price: { current: { amount: '5.85', currency: 'EUR' } },
    stock: 20,
    needsMandatoryText: false,
    isVariationParent: false,
    ...change,
  };
}

interface Composition {
  sections: object[];
  contents?: Record<string, object>;
  products?: ProductView[];
  images?: ImageContents;
  isGuest?: boolean;
}

/** The sections of a page as its content composes it. */
export function composed({
  sections,
  contents = {},
  products = [],
  images = new Map(),
  isGuest = true,
}: Composition): SectionView[] {
  const entries = sectionEntries({ sections }, { isGuest });
  const sources = {
    contents: new Map(
      Object.entries(contents).map(([key, contentBody]) => [key, { contentBody: contentBody as Body }]),
    ),
    products: new Map(entries.map((entry) => [entry, products])),
    images,
  };
  return entries.flatMap((entry) => toSection(entry, sources));
}
