import { MessageCircle } from 'lucide-react';
import { useLocation } from 'react-router';
import { useText } from '../../i18n/texts.ts';
import { ShopLink } from '../../ui/links/ShopLink.tsx';
import { useConsent } from '../consent/use-consent.ts';
import styles from '../shell/footer.module.css';
import { type AssistantEntry, assistantAddress } from './assistant.ts';

/** The way to the assistant: a page of the shop, or one elsewhere that opens beside it. */
export function AssistantLink({ entry }: { entry: AssistantEntry }) {
  const text = useText();
  const { pathname } = useLocation();
  const { allowed } = useConsent();
  const words = (
    <>
      <MessageCircle size={20} strokeWidth={1.5} aria-hidden />
      {text('shell.footer.assistant')}
    </>
  );
  if (entry === 'own')
    return (
      <ShopLink className={styles.assistant} to="/assistant">
        {words}
      </ShopLink>
    );
  return (
    <a
      className={styles.assistant}
      href={assistantAddress(entry, pathname, allowed.includes('assistant'))}
      target="_blank"
      rel="noreferrer"
    >
      {words}
    </a>
  );
}
