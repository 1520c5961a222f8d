import { ArrowRight } from 'lucide-react';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './category-tiles.module.css';

/** The categories as next steps: all of them, or the first ones. */
export function CategoryTiles({ most }: { most?: number }) {
  const categories = useShell()?.categories.slice(0, most) ?? [];
  return (
    <ul className={styles.tiles}>
      {categories.map(({ id, name, path }) => (
        <li key={id}>
          <ShopLink className={styles.tile} to={path}>
            {name}
            <ArrowRight size={18} strokeWidth={1.5} aria-hidden />
          </ShopLink>
        </li>
      ))}
    </ul>
  );
}
