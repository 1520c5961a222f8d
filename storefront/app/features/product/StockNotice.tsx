import { Form, useActionData, useNavigation } from 'react-router';
import { useFocusOnError } from '../../forms/use-focus-on-error.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { TextField } from '../../ui/controls/TextField.tsx';
import styles from './product-buy-box.module.css';
import type { NoticeOutcome } from './stock-notice.server.ts';

/** The way to be told when a product can be had again. */
export function StockNotice() {
  const text = useText();
  const outcome = useActionData<NoticeOutcome>();
  const form = useFocusOnError(outcome);
  const isSending = useNavigation().formMethod === 'POST';
  if (outcome && 'reference' in outcome) {
    return (
      <StatusMessage kind="success" live>
        {text('product.notice.received', { reference: outcome.reference })}
      </StatusMessage>
    );
  }
  return (
    <Form ref={form} method="post" className={styles.order} noValidate preventScrollReset>
      {outcome?.problem ? (
        <StatusMessage kind="error" live>
          {outcome.problem}
        </StatusMessage>
      ) : null}
      <TextField
        label={text('product.notice.email')}
        name="email"
        type="email"
        autoComplete="email"
        maxLength={80}
        defaultValue={outcome?.email}
        help={text('product.notice.emailHelp')}
        error={outcome?.isWrong ? text('product.notice.emailWrong') : undefined}
      />
      <button type="submit" className={button({ look: 'secondary' })} aria-busy={isSending}>
        {text('product.notice.submit')}
      </button>
    </Form>
  );
}
