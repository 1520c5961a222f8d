import { X } from 'lucide-react';
import { useEffect } from 'react';
import { useText } from '../../i18n/texts.ts';
import { classNames } from '../controls/class-names.ts';
import { ShopLink } from '../links/ShopLink.tsx';
import styles from './message-region.module.css';
import { type Message, useMessages } from './messages.tsx';

/** How long a message stays that asks for nothing, in milliseconds. */
const successStays = 8_000;

/** Where passing messages appear and are read out, without taking the focus or covering what has it. */
export function MessageRegion() {
  const text = useText();
  const { shown, dismiss } = useMessages();
  useEffect(() => {
    if (shown.length > 0) document.querySelector(':focus-visible')?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  return (
    <section className={styles.region} aria-label={text('shell.messages.label')} aria-live="polite">
      {shown.map((message) => (
        <Toast key={message.id} message={message} onClose={() => dismiss(message.id)} />
      ))}
    </section>
  );
}

function Toast({ message, onClose }: { message: Message; onClose: () => void }) {
  const text = useText();
  const { kind, link } = message;
  useEffect(() => {
    if (kind === 'error') return;
    const timer = setTimeout(onClose, successStays);
    return () => clearTimeout(timer);
  }, [kind, onClose]);
  return (
    <div className={classNames(styles.toast, kind === 'error' && styles.error)}>
      <p>{message.text}</p>
      {link ? (
        <ShopLink className={styles.link} to={link.to} onClick={onClose}>
          {link.label}
        </ShopLink>
      ) : null}
      <button
        type="button"
        className={styles.close}
        onClick={onClose}
        aria-label={text('shell.messages.close')}
      >
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
