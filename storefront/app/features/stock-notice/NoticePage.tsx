import { Form, useNavigation } from 'react-router';
import styles from '../../forms/form-page.module.css';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { Breadcrumbs } from '../shell/Breadcrumbs.tsx';
import type { WithdrawnNotice } from './withdraw.server.ts';

/**
 * Where the link in the mail of a notice leads. It asks before it takes the notice back: programs that look through mails
 * open links as well.
 */
export function NoticePage({ outcome }: { outcome: WithdrawnNotice | undefined }) {
  const text = useText();
  const isSending = useNavigation().formMethod === 'POST';
  const problem = outcome && 'problem' in outcome ? outcome.problem : undefined;
  return (
    <div className={`page ${styles.page}`}>
      <Breadcrumbs crumbs={[{ label: text('stockNotice.title') }]} />
      <h1>{text('stockNotice.title')}</h1>
      {problem ? (
        <StatusMessage kind="error" live>
          {problem}
        </StatusMessage>
      ) : null}
      {outcome && 'reference' in outcome ? (
        <StatusMessage kind="success" live>
          {text('stockNotice.withdrawn', { reference: outcome.reference })}
        </StatusMessage>
      ) : (
        <Form method="post" className={styles.form}>
          <p>{text('stockNotice.text')}</p>
          <button type="submit" className={button({ size: 'large' })} aria-busy={isSending}>
            {text('stockNotice.submit')}
          </button>
        </Form>
      )}
      <p>
        <ShopLink to="/">{text('stockNotice.home')}</ShopLink>
      </p>
    </div>
  );
}
