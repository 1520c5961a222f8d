import { useText } from '../../i18n/texts.ts';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import styles from './empty-home.module.css';

/** The home page while nobody has composed one: a greeting, and the ways into the shop. */
export function EmptyHome() {
  const text = useText();
  return (
    <div className={`page ${styles.empty}`}>
      <h1>{text('home.heading')}</h1>
      <p>{text('search.noTermText')}</p>
      <CategoryTiles />
    </div>
  );
}
