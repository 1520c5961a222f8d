import { Form, useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { ShopLink, useShopPath } from '../../ui/links/ShopLink.tsx';
import { useShell } from '../shell/use-shell.ts';
import styles from './consent.module.css';
import { useConsent } from './use-consent.ts';

/**
 * Asks what the shop may do beyond what it needs, until somebody has decided. It stands in the page and covers nothing;
 * refusing takes as much as allowing.
 */
export function ConsentNotice() {
  const text = useText();
  const shopPath = useShopPath();
  const { pathname, search } = useLocation();
  const { isDecided } = useConsent();
  const isCounting = useShell()?.statistics.isOffered;
  if (isDecided || pathname === shopPath('/consent')) return null;
  return (
    <section className={styles.notice} aria-labelledby="consent-notice" data-screen-only>
      <div className={`page ${styles.row}`}>
        <div className={styles.words}>
          <h2 id="consent-notice">{text('shell.consent.title')}</h2>
          <p>
            {text(isCounting ? 'shell.consent.textCounted' : 'shell.consent.text')}{' '}
            <ShopLink to="/consent">{text('shell.consent.choose')}</ShopLink>
          </p>
        </div>
        <Form method="post" action={shopPath('/consent')} className={styles.actions} preventScrollReset>
          <input type="hidden" name="from" value={pathname + search} />
          <button type="submit" name="choice" value="none" className={button({ look: 'secondary' })}>
            {text('shell.consent.none')}
          </button>
          <button type="submit" name="choice" value="all" className={button({ look: 'secondary' })}>
            {text('shell.consent.all')}
          </button>
        </Form>
      </div>
    </section>
  );
}
