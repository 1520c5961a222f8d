import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import styles from './assistant-page.module.css';
import type { Exchange } from './exchange.ts';

/** What was asked and answered, the newest last; read out as it comes. */
export function Conversation({ exchanges }: { exchanges: readonly Exchange[] }) {
  const text = useText();
  return (
    <div role="log" aria-label={text('assistant.conversation')} className={styles.conversation}>
      {exchanges.map(({ question, text: answer, links }, place) => (
        <div key={place} className={styles.exchange}>
          <p className={styles.question}>
            <span className="visually-hidden">{text('assistant.you')}: </span>
            {question}
          </p>
          <div className={styles.answer}>
            <p>
              <span className="visually-hidden">{text('assistant.it')}: </span>
              {answer}
            </p>
            {links.length > 0 ? (
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <ShopLink to={to}>{label}</ShopLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </div>
        </div>
      ))}
    </div>
  );
}
