import type { ReactNode } from 'react';
import { useText } from '../../i18n/texts.ts';
import { MessageRegion } from '../../ui/messages/MessageRegion.tsx';
import { MessagesProvider } from '../../ui/messages/messages.tsx';
import { ConsentNotice } from '../consent/ConsentNotice.tsx';
import { Statistics } from '../statistics/Statistics.tsx';
import { WishForm } from '../wish-list/WishForm.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { OfflineNotice } from './OfflineNotice.tsx';
import { PreviewNotice } from './PreviewNotice.tsx';
import type { ShellData } from './shell-data.ts';
import { useFocusOnArrival } from './use-focus-on-arrival.ts';

/** What stands around every page. */
export function Shell({ shell, children }: { shell: ShellData; children: ReactNode }) {
  const text = useText();
  const { statistics } = shell;
  const content = useFocusOnArrival<HTMLElement>();
  return (
    <MessagesProvider>
      {/* Before the page, so that it listens when the page raises an event at once. */}
      {statistics.address ? <Statistics address={statistics.address} /> : null}
      <a className="skip-link" href="#content">
        {text('shell.skipToContent')}
      </a>
      <Header shell={shell} />
      <OfflineNotice />
      <PreviewNotice visitor={shell.visitor} />
      <main ref={content} id="content" tabIndex={-1}>
        {children}
      </main>
      <ConsentNotice />
      <Footer shell={shell} />
      <WishForm />
      <MessageRegion />
    </MessagesProvider>
  );
}
