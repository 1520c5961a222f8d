import { SlidersHorizontal, X } from 'lucide-react';
import type { Filter } from '../../catalogue/search.server.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../controls/button.ts';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './filter-panel.module.css';

const panelId = 'list-filters';

/** The filters: beside the list on large screens, in a drawer on small ones. */
export function FilterPanel({ filters, total }: { filters: Filter[]; total: number }) {
  const text = useText();
  const chosen = filters.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen).length;
  const groups = filters.map((filter) => <FilterGroup key={filter.id} filter={filter} />);
  return (
    <>
      <aside className={styles.aside} aria-label={text('list.filters')}>
        {groups}
      </aside>
      <button
        type="button"
        className={`${button({ look: 'secondary' })} ${styles.open}`}
        popoverTarget={panelId}
      >
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />
        {text('list.filter')}
        {chosen > 0 ? ` (${chosen})` : ''}
      </button>
      <div id={panelId} popover="auto" className={styles.drawer}>
        <div className={styles.head}>
          <p className={styles.title}>{text('list.filters')}</p>
          <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
            <X size={24} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{text('shell.categories.close')}</span>
          </button>
        </div>
        <div className={styles.groups}>{groups}</div>
        <div className={styles.foot}>
          <button
            type="button"
            className={button({ wide: true })}
            popoverTarget={panelId}
            popoverTargetAction="hide"
          >
            {text('list.showResults', { count: total })}
          </button>
        </div>
      </div>
    </>
  );
}
