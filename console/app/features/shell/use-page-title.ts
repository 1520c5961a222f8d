import { useEffect } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Names the page in the browser's tab. */
export function usePageTitle(title: string | undefined): void {
  const say = useText();
  useEffect(() => {
    const name = `${say('app.name')} ${say('app.subtitle')}`;
    document.title = title ? `${title} · ${name}` : name;
  }, [title, say]);
}
