import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { describe, expect, it } from 'vitest';
import { de } from '../../i18n/de/index.ts';
import { createTexts, TextsContext } from '../../i18n/texts.ts';
import { MessagesProvider } from '../../ui/messages/messages.tsx';
import { ProductTile } from './ProductTile.tsx';
import type { ProductView } from './product-view.ts';

const euro = (amount: string) => ({ amount, currency: 'EUR' });

const product: ProductView = {
  id: '01t000000000001AAA',
  sku: 'OF-1',
  name: 'Liviadol Gel',
  regulatoryClass: 'apothekenpflichtig',
  content: { amount: '100', unit: 'g' },
  price: { current: euro('5.85'), comparison: { ...euro('10.45'), type: 'AVP' } },
  stock: 20,
  needsMandatoryText: true,
  isVariationParent: false,
};

function tile(change: Partial<ProductView> = {}, canOrder = true): string {
  const Page = createRoutesStub([
    { path: '/', Component: () => <ProductTile product={{ ...product, ...change }} canOrder={canOrder} /> },
  ]);
  const markup = renderToStaticMarkup(
    <TextsContext value={createTexts('de', de)}>
      <MessagesProvider>
        <Page />
      </MessagesProvider>
    </TextsContext>,
  );
  return markup.replaceAll('\u00a0', ' ');
}

describe('a product tile', () => {
  it('shows price, struck AVP, saving, base price and the note on tax and shipping', () => {
    const markup = tile();
    expect(markup).toContain('<s>10,45 €</s>');
    expect(markup).toContain('AVP');
    expect(markup).not.toContain('UVP');
    expect(markup).toContain('−44 %');
    expect(markup).toContain('58,50 € / 1 kg');
    expect(markup).toContain('inkl. MwSt., zzgl.');
    expect(markup).toContain('href="/product/detail/01t000000000001AAA"');
  });

  it('lets only signed-in accounts order', () => {
    expect(tile()).toContain('In den Warenkorb');
    expect(tile({}, false)).not.toContain('In den Warenkorb');
  });

  it('says so when there is no price, and offers no order', () => {
    const markup = tile({ price: undefined });
    expect(markup).toContain('Der Preis ist zurzeit nicht verfügbar.');
    expect(markup).not.toContain('In den Warenkorb');
  });

  it('asks for a prescription in place of the order, without any saving', () => {
    const markup = tile({ regulatoryClass: 'verschreibungspflichtig' });
    expect(markup).toContain('Rezept erforderlich');
    expect(markup).not.toContain('In den Warenkorb');
    expect(markup).not.toContain('−44 %');
  });

  it('offers no order of what cannot be delivered', () => {
    const markup = tile({ stock: 0 });
    expect(markup).toContain('Zurzeit nicht lieferbar');
    expect(markup).not.toContain('In den Warenkorb');
  });
});
