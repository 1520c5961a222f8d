import { isRouteErrorResponse, useLocation } from 'react-router';
import type { PageFailure } from '../../failures/failures.server.ts';
import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { belowSitePath, useSitePath } from '../../ui/links/site-path.ts';
import { useSearchedTerms } from '../search/use-searched-terms.ts';
import { ErrorSearch } from './ErrorSearch.tsx';
import styles from './error-page.module.css';
import { OpenBox } from './OpenBox.tsx';

const keys = {
  'not-found': 'notFound',
  maintenance: 'maintenance',
  unreachable: 'unreachable',
  server: 'server',
} as const;

/** A page that could not be shown: what happened, and what to do now. */
export function ErrorPage({ error }: { error: unknown }) {
  const text = useText();
  const { inSentence: terms } = useSearchedTerms();
  const { pathname, search } = useLocation();
  const sitePath = useSitePath();
  const kind = kindOf(error);
  const key = keys[kind];
  return (
    <div className={`page ${styles.page}`}>
      <title>{text(`errors.${key}.title`)}</title>
      <OpenBox />
      <div>
        <h1>{text(`errors.${key}.title`)}</h1>
        <p className={styles.text}>{text(`errors.${key}.text`, { phone: operator.phone, terms })}</p>
        {kind === 'not-found' ? <ErrorSearch /> : null}
        <div className={styles.actions}>
          {kind === 'not-found' ? null : (
            <a className={button()} href={belowSitePath(pathname + search, sitePath)}>
              {text('errors.retry')}
            </a>
          )}
          <ShopLink className={button({ look: 'secondary' })} to="/">
            {text('errors.toHome')}
          </ShopLink>
        </div>
      </div>
    </div>
  );
}

function kindOf(error: unknown): PageFailure['kind'] {
  if (!isRouteErrorResponse(error)) return 'server';
  const failure = error.data as Partial<PageFailure> | undefined;
  return failure?.kind ?? (error.status === 404 ? 'not-found' : 'server');
}
