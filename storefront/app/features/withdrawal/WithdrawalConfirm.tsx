import { Form } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import styles from './withdrawal.module.css';
import type { Withdrawal } from './withdrawal.ts';

/** What was declared, once more, and the button that makes it count. */
export function WithdrawalConfirm({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  return (
    <Form method="post" className={styles.page}>
      <h1>{text('withdrawal.confirmTitle')}</h1>
      <WithdrawalFacts withdrawal={withdrawal} />
      {Object.entries(withdrawal).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={styles.actions}>
        <button type="submit" name="intent" value="confirm" className={button({ size: 'large' })}>
          {text('withdrawal.confirm')}
        </button>
        <button
          type="submit"
          name="intent"
          value="change"
          className={button({ look: 'secondary', size: 'large' })}
        >
          {text('withdrawal.change')}
        </button>
      </div>
    </Form>
  );
}
