import { ArrowRight } from 'lucide-react';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './category-tiles.module.css';

/** The categories as next steps. */
export function CategoryTiles() {
  const categories = useShell()?.categories ?? [];
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
