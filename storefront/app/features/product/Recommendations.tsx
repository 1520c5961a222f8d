import { useEffect, useState } from 'react';
import { useText } from '../../i18n/texts.ts';
import { ProductRow, RowSection } from './ProductRow.tsx';
import type { ProductView } from './product-view.ts';

interface RecommendationsProps {
  products: Promise<ProductView[]>;
  canOrder: boolean;
  /** The page explains comparison prices already. */
  hasPriceNotes: boolean;
}

/**
 * What others bought as well. Scripts add it to the page, which is served without it and so stays small, and which waits
 * for it neither when it opens nor when it is read again.
 */
export function Recommendations({ products, ...row }: RecommendationsProps) {
  const text = useText();
  const list = useArrived(products);
  if (list.length === 0) return null;
  return (
    <RowSection id="recommendations" title={text('product.boughtTogether')}>
      <ProductRow products={list} {...row} />
    </RowSection>
  );
}

/** Those that arrived last, which stay until others are there. */
function useArrived(products: Promise<ProductView[]>): ProductView[] {
  const [arrived, setArrived] = useState<ProductView[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const show = (list: ProductView[]) => {
      if (isCurrent) setArrived(list);
    };
    products.then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [products]);
  return arrived;
}
