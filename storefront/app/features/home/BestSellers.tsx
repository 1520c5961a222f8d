import { useText } from '../../i18n/texts.ts';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { PriceNotes } from '../product/PriceNotes.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import type { ProductView } from '../product/product-view.ts';

/** Up to four best-selling products as tiles (SF-HOME-04). */
export function BestSellers({ products, canOrder }: { products: ProductView[]; canOrder: boolean }) {
  const text = useText();
  if (products.length === 0) return null;
  return (
    <section className="page section" aria-labelledby="best-sellers">
      <div className="section-head">
        <h2 id="best-sellers">{text('home.bestSellers')}</h2>
      </div>
      <ProductGrid products={products} canOrder={canOrder} four />
      <MandatoryText products={products} />
      <PriceNotes products={products} />
    </section>
  );
}
