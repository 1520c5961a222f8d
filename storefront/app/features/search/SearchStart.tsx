import { useText } from '../../i18n/texts.ts';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import styles from './search-page.module.css';
import { useSearchedTerms } from './use-searched-terms.ts';

/** The search page before anything was searched for. */
export function SearchStart() {
  const text = useText();
  const { inSentence: terms } = useSearchedTerms();
  return (
    <div className={styles.empty}>
      <h1>{text('search.noTerm')}</h1>
      <p>{text('search.noTermText', { terms })}</p>
      <CategoryTiles />
    </div>
  );
}
