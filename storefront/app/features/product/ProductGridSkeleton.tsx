import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import skeleton from '../../ui/controls/skeleton.module.css';
import grid from './product-grid.module.css';
import styles from './product-grid-skeleton.module.css';

/** Tiles that are still to come, with the measures of those that will. */
export function ProductGridSkeleton({ count }: { count: number }) {
  const text = useText();
  return (
    <ul className={classNames(grid.grid, grid.four)} aria-label={text('shell.loading')} aria-busy>
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <li key={place} className={styles.tile} aria-hidden>
          <span className={classNames(skeleton.bone, styles.art)} />
          <span className={classNames(skeleton.bone, styles.line, styles.short)} />
          <span className={classNames(skeleton.bone, styles.line)} />
          <span className={classNames(skeleton.bone, styles.price)} />
        </li>
      ))}
    </ul>
  );
}
