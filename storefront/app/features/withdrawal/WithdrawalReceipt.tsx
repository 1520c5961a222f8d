import { Download } from 'lucide-react';
import { useFormats } from '../../i18n/formats.ts';
import { useText } from '../../i18n/texts.ts';
import { button } from '../../ui/controls/button.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { WithdrawalFacts } from './WithdrawalFacts.tsx';
import styles from './withdrawal.module.css';
import type { ReceivedWithdrawal } from './withdrawal.ts';

/** The confirmation with content, date and time, to be saved (§ 356a BGB). */
export function WithdrawalReceipt({ received }: { received: ReceivedWithdrawal }) {
  const text = useText();
  const { dateTime } = useFormats();
  const moment = text('withdrawal.receivedAt', {
    moment: dateTime(received.receivedAt),
    reference: received.reference,
  });
  const lines = [
    text('withdrawal.receivedTitle'),
    moment,
    ...(['name', 'orderNumber', 'email', 'items'] as const).map(
      (name) => `${text(`withdrawal.${name}`)}: ${received[name] || text('withdrawal.all')}`,
    ),
  ];
  return (
    <div className={styles.page}>
      <h1>{text('withdrawal.receivedTitle')}</h1>
      <StatusMessage kind="success" live>
        {moment}
      </StatusMessage>
      <WithdrawalFacts withdrawal={received} />
      <p>{text('withdrawal.receivedText')}</p>
      <a
        className={button({ look: 'secondary' })}
        download={`${received.reference}.txt`}
        href={`data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\n'))}`}
      >
        <Download size={20} strokeWidth={1.5} aria-hidden />
        {text('withdrawal.save')}
      </a>
    </div>
  );
}
