import { ArrowRight } from 'lucide-react';
import { useRouteLoaderData } from 'react-router';
import type { loader } from '../../root.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './category-tiles.module.css';

/** The categories as next steps. */
export function CategoryTiles() {
  const categories = useRouteLoaderData<typeof loader>('root')?.shell.categories ?? [];
  return (
    <ul className={styles.tiles}>
      {categories.map(({ id, name }) => (
        <li key={id}>
          <ShopLink className={styles.tile} to={`/category/detail/${id}`}>
            {name}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
