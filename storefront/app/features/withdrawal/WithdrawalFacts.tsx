import { useText } from '../../i18n/texts.ts';
import styles from './withdrawal.module.css';
import type { Withdrawal } from './withdrawal.ts';

const names = ['name', 'orderNumber', 'email', 'items'] as const;

/** The declaration as a list. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const text = useText();
  return (
    <dl className={styles.facts}>
      {names.map((name) => (
        <div key={name}>
          <dt>{text(`withdrawal.${name}`)}</dt>
          <dd>{withdrawal[name] || text('withdrawal.all')}</dd>
        </div>
      ))}
    </dl>
  );
}
