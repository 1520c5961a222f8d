import { X } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import styles from './chosen-filters.module.css';
import type { Filter } from './filters.ts';
import { ListLink } from './ListLink.tsx';
import { listQuery, listStateOf, toggled } from './list-state.ts';

/** The filters at work, each with the way to remove it. */
export function ChosenFilters({ filters }: { filters: Filter[] }) {
  const text = useText();
  const [parameters] = useSearchParams();
  const { refinements } = listStateOf(parameters);
  const chosen = filters.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles.list}>
      {chosen.map(({ refinement, label }) => (
        <li key={refinement}>
          <ListLink
            className={styles.chip}
            query={listQuery(parameters, { refinements: toggled(refinements, refinement) })}
            aria-label={text('list.removeFilter', { filter: label })}
            preventScrollReset
          >
            {label}
            <X size={16} strokeWidth={1.75} aria-hidden />
          </ListLink>
        </li>
      ))}
      {chosen.length > 1 ? (
        <li>
          <ListLink
            className={styles.reset}
            query={listQuery(parameters, { refinements: [] })}
            preventScrollReset
          >
            {text('list.reset')}
          </ListLink>
        </li>
      ) : null}
    </ul>
  );
}
