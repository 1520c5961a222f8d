import { Check, ChevronDown, ChevronUp } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { FilterSearch } from './FilterSearch.tsx';
import styles from './filter-panel.module.css';
import type { Filter } from './filters.ts';
import { ListLink } from './ListLink.tsx';
import { listQuery, listStateOf, toggled } from './list-state.ts';

/** One facet: each value is a link that switches it, so filters work without scripts and go back with the browser. */
export function FilterGroup({ filter }: { filter: Filter }) {
  const text = useText();
  const { isOpen, hidden, values, hasNoMatch } = filter;
  return (
    <section className={styles.group}>
      <h2>{filter.label}</h2>
      {isOpen ? <FilterSearch filter={filter} /> : null}
      <FilterValues values={values} />
      {isOpen ? (
        <p className={styles.rest} role="status">
          {hasNoMatch ? text('list.noneWithin') : hidden > 0 ? text('list.hidden', { count: hidden }) : null}
        </p>
      ) : null}
      {isOpen || hidden > 0 ? <MoreOrLess filter={filter} /> : null}
    </section>
  );
}

function MoreOrLess({ filter: { id, label, isOpen } }: { filter: Filter }) {
  const text = useText();
  const [parameters] = useSearchParams();
  const Icon = isOpen ? ChevronUp : ChevronDown;
  return (
    <ListLink
      className={styles.more}
      query={listQuery(parameters, { openFacet: isOpen ? undefined : id, within: '' })}
      preventScrollReset
      replace
    >
      {text(isOpen ? 'list.less' : 'list.more')}
      <span className="visually-hidden">: {label}</span>
      <Icon size={16} strokeWidth={1.5} aria-hidden />
    </ListLink>
  );
}

function FilterValues({ values }: { values: Filter['values'] }) {
  const { number } = useFormats();
  const [parameters] = useSearchParams();
  const { refinements } = listStateOf(parameters);
  if (values.length === 0) return null;
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
            {isChosen ? (
              <span className={styles.box}>
                <Check size={16} strokeWidth={2.25} aria-hidden />
              </span>
            ) : null}
            <span>{label}</span>
            <span className={styles.number}>{number(count)}</span>
          </ListLink>
        </li>
      ))}
    </ul>
  );
}
