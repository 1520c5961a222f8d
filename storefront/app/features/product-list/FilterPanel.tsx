import { SlidersHorizontal, X } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { useClosingPanel } from '../../ui/controls/use-closing-panel.ts';
import { FilterGroup } from './FilterGroup.tsx';
import styles from './filter-panel.module.css';
import type { Filter } from './filters.ts';

const panelId = 'list-filters';

/** The filters beside the list, on large screens. */
export function FilterAside({ filters }: { filters: Filter[] }) {
  const text = useText();
  return (
    <aside className={styles.aside} aria-label={text('list.filters')}>
      <FilterGroups filters={filters} />
    </aside>
  );
}

/** The same filters in a drawer with the button that opens it, on small screens. */
export function FilterDrawer({ filters, total }: { filters: Filter[]; total: number }) {
  const text = useText();
  const panel = useClosingPanel();
  const chosen = filters.flatMap(({ values }) => values).filter(({ isChosen }) => isChosen).length;
  return (
    <>
      <button
        type="button"
        className={`${button({ look: 'secondary' })} ${styles.open}`}
        popoverTarget={panelId}
      >
        <SlidersHorizontal size={20} strokeWidth={1.5} aria-hidden />
        {text('list.filter')}
        {chosen > 0 ? ` (${chosen})` : ''}
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        role="dialog"
        aria-label={text('list.filters')}
        className={styles.drawer}
      >
        <div className={styles.head}>
          <p className={styles.title}>{text('list.filters')}</p>
          <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
            <X size={24} strokeWidth={1.5} aria-hidden />
            <span className="visually-hidden">{text('shell.categories.close')}</span>
          </button>
        </div>
        <div className={styles.groups}>
          <FilterGroups filters={filters} />
        </div>
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

function FilterGroups({ filters }: { filters: Filter[] }) {
  return filters.map((filter) => <FilterGroup key={filter.id} filter={filter} />);
}
