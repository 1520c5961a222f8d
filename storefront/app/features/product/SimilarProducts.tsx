import { Suspense } from 'react';
import { Await } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { ProductGridSkeleton } from './ProductGridSkeleton.tsx';
import { ProductRow, RowSection } from './ProductRow.tsx';
import type { ProductView } from './product-view.ts';

interface SimilarProductsProps {
  products: Promise<ProductView[]>;
  ingredient: string | undefined;
  canOrder: boolean;
  /** The page explains comparison prices already. */
  hasPriceNotes: boolean;
}

const ID = 'similar-products';

/** Products like this one; they come after the page itself. */
export function SimilarProducts({ products, ingredient, canOrder, hasPriceNotes }: SimilarProductsProps) {
  const text = useText();
  const title = text('product.similar');
  const titleOf = (list: ProductView[]) =>
    ingredient && list.every(({ activeIngredient }) => activeIngredient === ingredient)
      ? text('product.similarBy', { ingredient })
      : title;
  return (
    <Suspense fallback={<RowSection id={ID} title={title} children={<ProductGridSkeleton count={4} />} />}>
      <Await
        resolve={products}
        errorElement={<RowSection id={ID} title={title} children={<p>{text('product.similarFailed')}</p>} />}
      >
        {(list) =>
          list.length === 0 ? null : (
            <RowSection id={ID} title={titleOf(list)}>
              <ProductRow products={list} canOrder={canOrder} hasPriceNotes={hasPriceNotes} />
            </RowSection>
          )
        }
      </Await>
    </Suspense>
  );
}
