import { useText } from '../../i18n/texts.ts';
import { useSearchedTerms } from '../search/use-searched-terms.ts';
import { CategoryTiles } from './CategoryTiles.tsx';
import styles from './product-list-page.module.css';

/** A category with nothing on offer, and where to go instead. */
export function EmptyCategory() {
  const text = useText();
  const { inSentence: terms } = useSearchedTerms();
  return (
    <div className={styles.empty}>
      <h2>{text('list.emptyCategory')}</h2>
      <p>{text('list.emptyCategoryText', { terms })}</p>
      <CategoryTiles />
    </div>
  );
}
