import { useText } from '../../i18n/texts.ts';
import styles from './error-summary.module.css';
import { fieldId } from './field-id.ts';
import { StatusMessage } from './StatusMessage.tsx';

/** All that is wrong with a form, each sentence leading to its field. */
export function ErrorSummary({ messages }: { messages: Partial<Record<string, string>> }) {
  const text = useText();
  const wrong = Object.entries(messages).filter(([, message]) => message);
  if (wrong.length === 0) return null;
  return (
    <StatusMessage kind="error" live title={text('form.check', { count: wrong.length })}>
      <ul className={styles.errors}>
        {wrong.map(([name, message]) => (
          <li key={name}>
            <a href={`#${fieldId(name)}`}>{message}</a>
          </li>
        ))}
      </ul>
    </StatusMessage>
  );
}
