import { useText } from '../../i18n/texts.ts';
import styles from './offline-notice.module.css';
import type { Visitor } from './shell-data.ts';

/** Says that the site is shown as a preview to its author, with the prices of a test account (SF-SESSION-08). */
export function PreviewNotice({ visitor }: { visitor: Visitor }) {
  const text = useText();
  return visitor.isPreview ? <p className={styles.notice}>{text('shell.preview')}</p> : null;
}
