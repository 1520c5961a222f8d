import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useSearchParams } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../../ui/controls/class-names.ts';
import { ListLink } from './ListLink.tsx';
import { listQuery, offeredPages } from './list-state.ts';
import styles from './pager.module.css';

/** The pages of a list. */
export function Pager({ page, pages }: { page: number; pages: number }) {
  const text = useText();
  const [parameters] = useSearchParams();
  if (pages < 2) return null;
  const query = (wanted: number) => listQuery(parameters, { page: wanted });
  return (
    <nav className={styles.pager} aria-label={text('list.pages')}>
      {page > 1 ? (
        <ListLink
          className={styles.page}
          query={query(page - 1)}
          rel="prev"
          aria-label={text('list.previous')}
        >
          <ChevronLeft size={20} strokeWidth={1.5} aria-hidden />
        </ListLink>
      ) : null}
      {offeredPages(page, pages).map((offered, place, all) =>
        offered === 0 ? (
          <span key={`gap-${all[place - 1]}`} className={styles.gap} aria-hidden>
            …
          </span>
        ) : (
          <ListLink
            key={offered}
            className={classNames(styles.page, offered === page && styles.current)}
            query={query(offered)}
            aria-label={text('list.page', { page: offered })}
            aria-current={offered === page ? 'page' : undefined}
          >
            {offered}
          </ListLink>
        ),
      )}
      {page < pages ? (
        <ListLink className={styles.page} query={query(page + 1)} rel="next" aria-label={text('list.next')}>
          <ChevronRight size={20} strokeWidth={1.5} aria-hidden />
        </ListLink>
      ) : null}
    </nav>
  );
}
