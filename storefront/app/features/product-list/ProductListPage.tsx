import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { MandatoryText } from '../product/MandatoryText.tsx';
import { PriceNotes } from '../product/PriceNotes.tsx';
import { ProductGrid } from '../product/ProductGrid.tsx';
import type { ProductList } from '../search/search.server.ts';
import { ChosenFilters } from './ChosenFilters.tsx';
import { FilterAside, FilterDrawer } from './FilterPanel.tsx';
import { ListLink } from './ListLink.tsx';
import { listQuery } from './list-state.ts';
import { Pager } from './Pager.tsx';
import styles from './product-list-page.module.css';
import { SortChoice } from './SortChoice.tsx';

interface ProductListPageProps {
  list: ProductList;
  canOrder: boolean;
  /** Whether something else is in sight when the page opens, so that its pictures come first. */
  isBelow?: boolean;
}

/** Filters, order, products and pages of a category or a search. */
export function ProductListPage({ list, canOrder, isBelow = false }: ProductListPageProps) {
  const text = useText();
  return (
    <div className={styles.page}>
      {list.filters.length > 0 ? <FilterAside filters={list.filters} /> : null}
      <div className={styles.results}>
        <div className={styles.bar}>
          <p className={styles.count} role="status">
            {text('list.results', { count: list.total })}
          </p>
          {list.filters.length > 0 ? <FilterDrawer filters={list.filters} total={list.total} /> : null}
          <SortChoice options={list.sortOptions} chosen={list.sortRuleId} />
        </div>
        <ChosenFilters filters={list.filters} />
        {list.products.length > 0 ? (
          <>
            <ProductGrid products={list.products} canOrder={canOrder} eager={isBelow ? 0 : 3} heading="h2" />
            <Pager page={list.page} pages={list.pages} />
            <MandatoryText products={list.products} />
            <PriceNotes products={list.products} />
          </>
        ) : (
          <EmptyList list={list} />
        )}
      </div>
    </div>
  );
}

function EmptyList({ list }: { list: ProductList }) {
  const text = useText();
  const [parameters] = useSearchParams();
  if (list.total > 0) {
    return (
      <StatusMessage kind="info" title={text('list.pageBeyond')}>
        <ListLink query={listQuery(parameters, { page: 1 })}>{text('list.firstPage')}</ListLink>
      </StatusMessage>
    );
  }
  return (
    <div className={styles.empty}>
      <h2>{text('list.noneWithFilters')}</h2>
      <p>{text('list.noneWithFiltersText')}</p>
      <ListLink className={button({ look: 'secondary' })} query={listQuery(parameters, { refinements: [] })}>
        {text('list.reset')}
      </ListLink>
    </div>
  );
}
