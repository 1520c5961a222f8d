import { useText } from '../../i18n/texts.ts';
import type { Fact } from '../../settings/field-mapping.ts';
import { operator } from '../../settings/operator.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { CategoryTiles } from '../product-list/CategoryTiles.tsx';
import { searchedFacts } from '../shell/shell-data.ts';
import { useShell } from '../shell/use-shell.ts';
import styles from './search-page.module.css';

/** Nothing found: what may help, and whom to ask. */
export function EmptySearch({ term, invalidPzn }: { term: string; invalidPzn: string | undefined }) {
  const text = useText();
  const known: readonly Fact[] = useShell()?.searched ?? searchedFacts;
  return (
    <div className={styles.empty}>
      <h1>{text('search.emptyFor', { term })}</h1>
      {invalidPzn ? (
        <StatusMessage kind="warning">{text('search.pznInvalid', { pzn: invalidPzn })}</StatusMessage>
      ) : null}
      <div className="running-text">
        <p>{text('search.emptyText')}</p>
        <ul>
          <li>{text('search.tips.spelling')}</li>
          {known.includes('activeIngredient') ? <li>{text('search.tips.ingredient')}</li> : null}
          {known.includes('pzn') ? <li>{text('search.tips.pzn')}</li> : null}
        </ul>
        <p>
          {text('search.advice', { phone: '' })} <a href={operator.phoneLink}>{operator.phone}</a>
        </p>
      </div>
      <h2 className={styles.browse}>{text('search.browse')}</h2>
      <CategoryTiles />
    </div>
  );
}
