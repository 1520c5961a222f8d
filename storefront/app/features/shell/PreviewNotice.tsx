import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { useShopPath } from '../../ui/links/ShopLink.tsx';
import styles from './preview-notice.module.css';
import type { Visitor } from './shell-data.ts';

/** Says that the site is shown as a preview, and with whose prices, and leads out of it (SF-SESSION-08). */
export function PreviewNotice({ visitor }: { visitor: Visitor }) {
  const text = useText();
  const shopPath = useShopPath();
  const { isPreview, actingFor: account } = visitor;
  if (!isPreview) return null;
  return (
    <div className={styles.notice} role="note">
      <p>
        {text('shell.preview.notice')}{' '}
        {account ? text('shell.preview.prices', { account }) : text('shell.preview.guestPrices')}
      </p>
      <Form method="post" action={shopPath('/logout')}>
        <button type="submit" className={button({ look: 'quiet' })}>
          {text('shell.preview.end')}
        </button>
      </Form>
    </div>
  );
}
