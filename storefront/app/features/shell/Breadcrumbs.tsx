import { ChevronRight } from 'lucide-react';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './breadcrumbs.module.css';

/** One step of the way to a page; the last one, the page itself, has no address. */
export interface Crumb {
  label: string;
  to?: string | undefined;
  /** Language of the label where it may be another one than the page's. */
  language?: string | undefined;
}

/** The way from the start to this page. */
export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const text = useText();
  const all = [{ label: text('shell.home'), to: '/' }, ...crumbs];
  return (
    <nav className={styles.breadcrumbs} aria-label={text('shell.breadcrumbs')}>
      <ol className={styles.list}>
        {all.map(({ label, to, language }: Crumb) => (
          <li key={`${to}-${label}`}>
            {to ? (
              <ShopLink to={to}>{label}</ShopLink>
            ) : (
              <span aria-current="page" lang={language}>
                {label}
              </span>
            )}
            {to ? <ChevronRight size={16} strokeWidth={1.5} aria-hidden /> : null}
          </li>
        ))}
      </ol>
    </nav>
  );
}
