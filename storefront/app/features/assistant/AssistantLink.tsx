import { MessageCircle } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { useConsent } from '../consent/use-consent.ts';
import styles from '../shell/footer.module.css';
import { type AssistantEntry, assistantAddress } from './assistant.ts';

/** The way to the assistant, which opens beside the shop. */
export function AssistantLink({ entry }: { entry: AssistantEntry }) {
  const text = useText();
  const { pathname } = useLocation();
  const { allowed } = useConsent();
  return (
    <a
      className={styles.assistant}
      href={assistantAddress(entry, pathname, allowed.includes('assistant'))}
      target="_blank"
      rel="noreferrer"
    >
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      {text('shell.footer.assistant')}
    </a>
  );
}
