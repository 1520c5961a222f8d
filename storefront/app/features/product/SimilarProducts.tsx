import { Suspense } from 'react';
import { Await } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { MandatoryText } from './MandatoryText.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import type { ProductView } from './product-view.ts';

interface SimilarProductsProps {
  products: Promise<ProductView[]>;
  ingredient: string | undefined;
  canOrder: boolean;
  /** The page explains comparison prices already. */
  hasPriceNotes: boolean;
}

/** Products like this one; they come after the page itself. */
export function SimilarProducts({ products, ingredient, canOrder, hasPriceNotes }: SimilarProductsProps) {
  const text = useText();
  const title = text('product.similar');
  const titleOf = (list: ProductView[]) =>
    ingredient && list.every(({ activeIngredient }) => activeIngredient === ingredient)
      ? text('product.similarBy', { ingredient })
      : title;
  return (
    <Suspense fallback={<Section title={title} children={<ProductGridSkeleton count={4} />} />}>
      <Await
        resolve={products}
        errorElement={<Section title={title} children={<p>{text('product.similarFailed')}</p>} />}
      >
        {(list) =>
          list.length === 0 ? null : (
            <Section title={titleOf(list)}>
              <ProductGrid products={list} canOrder={canOrder} four />
              <MandatoryText products={list} />
              {hasPriceNotes ? null : <PriceNotes products={list} />}
            </Section>
          )
        }
      </Await>
    </Suspense>
  );
}

function Section({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="page section" aria-labelledby="similar-products">
      <div className="section-head">
        <h2 id="similar-products">{title}</h2>
      </div>
      {children}
    </section>
  );
}
