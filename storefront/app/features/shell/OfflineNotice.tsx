import { useSyncExternalStore } from 'react';
import { useText } from '../../i18n/texts.ts';
import styles from './offline-notice.module.css';

/** Says while the device has no connection that what is shown stays, and that nothing can be ordered. */
export function OfflineNotice() {
  const text = useText();
  const isOnline = useSyncExternalStore(
    watchConnection,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">{isOnline ? null : <p className={styles.notice}>{text('shell.offline')}</p>}</div>
  );
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}
