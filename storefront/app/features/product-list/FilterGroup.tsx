import { Check, ChevronDown } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import type { Filter } from '../search/search.server.ts';
import styles from './filter-panel.module.css';
import { ListLink } from './ListLink.tsx';
import { listQuery, listStateOf, toggled } from './list-state.ts';

/** Values shown before "Mehr anzeigen". */
const shownAtFirst = 7;

/** One facet: each value is a link that switches it, so filters work without scripts and go back with the browser. */
export function FilterGroup({ filter }: { filter: Filter }) {
  const text = useText();
  const first = filter.values.slice(0, shownAtFirst);
  const rest = filter.values.slice(shownAtFirst);
  return (
    <section className={styles.group}>
      <h2>{filter.label}</h2>
      <FilterValues values={first} />
      {rest.length > 0 ? (
        <details open={rest.some(({ isChosen }) => isChosen)}>
          <summary className={styles.more}>
            {text('list.more')}
            <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
          </summary>
          <FilterValues values={rest} />
        </details>
      ) : null}
    </section>
  );
}

function FilterValues({ values }: { values: Filter['values'] }) {
  const { number } = useFormats();
  const [parameters] = useSearchParams();
  const { refinements } = listStateOf(parameters);
  return (
    <ul className={styles.values}>
      {values.map(({ refinement, label, count, isChosen }) => (
        <li key={refinement}>
          <ListLink
            className={classNames(styles.value, isChosen && styles.chosen)}
            query={listQuery(parameters, { refinements: toggled(refinements, refinement) })}
            aria-current={isChosen ? 'true' : undefined}
            preventScrollReset
          >
            <span className={styles.box}>
              {isChosen ? <Check size={16} strokeWidth={2.25} aria-hidden /> : null}
            </span>
            <span>{label}</span>
            <span className={styles.number}>{number(count)}</span>
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
