import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { useShopAddress } from '../../ui/links/ShopLink.tsx';
import { useSearchedTerms } from '../search/use-searched-terms.ts';
import styles from './error-page.module.css';

/** A search in the middle of the page that was not found; a plain form, so that nothing else has to work. */
export function ErrorSearch() {
  const text = useText();
  const { inField } = useSearchedTerms();
  const shopAddress = useShopAddress();
  return (
    <search>
      <form action={shopAddress('/search')} className={styles.search}>
        <input
          type="search"
          name="q"
          maxLength={100}
          className={styles.term}
          aria-label={text('shell.search.label')}
          placeholder={inField}
        />
        <button type="submit" className={button()}>
          {text('shell.search.submit')}
        </button>
      </form>
    </search>
  );
}
