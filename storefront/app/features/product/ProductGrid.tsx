import type { Ref } from 'react';
import { classNames } from '../../ui/controls/class-names.ts';
import { ProductTile } from './ProductTile.tsx';
import styles from './product-grid.module.css';
import type { ProductView } from './product-view.ts';

interface ProductGridProps {
  products: ProductView[];
  canOrder: boolean;
  /** Four in a row on large screens instead of three beside the filters. */
  four?: boolean;
  /** How many pictures are in sight when the page opens. */
  eager?: number;
  heading?: 'h2' | 'h3';
  list?: Ref<HTMLUListElement>;
}

/** Products side by side, or one below the other on phones. */
export function ProductGrid({
  products,
  canOrder,
  four = false,
  eager = 0,
  heading = 'h3',
  list,
}: ProductGridProps) {
  return (
    <ul ref={list} className={classNames(styles.grid, four && styles.four)}>
      {products.map((product, place) => (
        <li key={product.id}>
          <ProductTile product={product} canOrder={canOrder} eager={place < eager} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
