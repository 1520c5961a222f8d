import type { ReactNode } from 'react';
import { MandatoryText } from './MandatoryText.tsx';
import { PriceNotes } from './PriceNotes.tsx';
import { ProductGrid } from './ProductGrid.tsx';
import type { ProductView } from './product-view.ts';

interface ProductRowProps {
  products: ProductView[];
  canOrder: boolean;
  /** The page explains comparison prices already. */
  hasPriceNotes: boolean;
}

/** A row of products with the texts that they need. */
export function ProductRow({ products, canOrder, hasPriceNotes }: ProductRowProps) {
  return (
    <>
      <ProductGrid products={products} canOrder={canOrder} four />
      <MandatoryText products={products} />
      {hasPriceNotes ? null : <PriceNotes products={products} />}
    </>
  );
}

/** The part of a page in which a row of products stands. */
export function RowSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="page section" aria-labelledby={id}>
      <div className="section-head">
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </section>
  );
}
