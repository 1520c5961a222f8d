import { useLocation } from 'react-router';
import { useFormats } from '../../i18n/formats.ts';
import { languageOf } from '../../i18n/languages.ts';
import { useText } from '../../i18n/texts.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { otherLanguage } from './content-language.ts';
import styles from './language-note.module.css';

interface LanguageNoteProps {
  /** Language of the text. */
  language: string | undefined;
  /** Stands between the sections of a page, others of which may be translated. */
  isPart?: boolean;
}

/** Says in the language of the page that a text lacks a translation into it. */
export function LanguageNote({ language, isPart = false }: LanguageNoteProps) {
  const text = useText();
  const formats = useFormats();
  const other = otherLanguage(language, languageOf(useLocation().pathname));
  if (!other) return null;
  return (
    <div className={isPart ? `page ${styles.band}` : undefined}>
      <StatusMessage kind="info">
        {text(isPart ? 'page.partlyUntranslated' : 'page.untranslated', {
          language: formats.language(other),
        })}
      </StatusMessage>
    </div>
  );
}
