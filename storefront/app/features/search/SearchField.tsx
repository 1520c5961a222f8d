import { Search } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useShopAddress } from '../../ui/links/ShopLink.tsx';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './search-field.module.css';
import { useSearchedTerms } from './use-searched-terms.ts';
import { suggestionsId, useSuggestions } from './use-suggestions.ts';

/** The search that dominates the header: a plain form, with suggestions while typing where scripts run. */
export function SearchField() {
  const text = useText();
  const { inField } = useSearchedTerms();
  const shopAddress = useShopAddress();
  const [parameters] = useSearchParams();
  const searched = parameters.get('q') ?? '';
  const box = useSuggestions(searched);

  return (
    <search className={styles.search} onBlur={box.closeOnLeaving}>
      <form action={shopAddress('/search')} className={styles.form} onSubmit={box.submit}>
        <input
          key={searched}
          ref={box.field}
          className={styles.input}
          type="search"
          name="q"
          defaultValue={searched}
          maxLength={100}
          autoComplete="off"
          aria-label={text('shell.search.label')}
          placeholder={inField}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={box.isOpen}
          aria-controls={suggestionsId}
          aria-activedescendant={box.activeId}
          onFocus={(event) => box.open(event.target.value)}
          onChange={(event) => box.type(event.target.value)}
          onKeyDown={box.onKeyDown}
        />
        <button type="submit" className={styles.submit}>
          <Search size={22} strokeWidth={1.75} aria-hidden />
          <span className={styles.submitLabel}>{text('shell.search.submit')}</span>
        </button>
      </form>
      <SuggestionList box={box} />
      <p className="visually-hidden" role="status">
        {box.isOpen ? text('shell.search.available', { count: box.options.length }) : ''}
      </p>
    </search>
  );
}
