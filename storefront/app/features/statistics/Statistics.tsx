import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { languageOf } from '../../i18n/languages.ts';
import { shopEvents } from '../../platform/shop-events.ts';
import { pageKind, report } from './report.ts';

/** Counts pages and events of the shop at an address elsewhere. It is shown to those alone who have allowed it. */
export function Statistics({ address }: { address: string }) {
  const { key, pathname } = useLocation();
  const language = languageOf(pathname);
  const page = pageKind(useMatches().at(-1)?.id ?? '');
  const latest = useRef({ page, language });
  useEffect(() => {
    latest.current = { page, language };
  });
  // With each navigation, to a page of the same kind too.
  useEffect(() => report(address, { event: 'page', page, language }), [address, key, page, language]);
  useEffect(() => {
    const stops = shopEvents.map((event) => {
      const count = () => report(address, { event, ...latest.current });
      document.addEventListener(event, count);
      return () => document.removeEventListener(event, count);
    });
    return () => {
      for (const stop of stops) stop();
    };
  }, [address]);
  return null;
}
