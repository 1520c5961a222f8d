import { useText } from '../../i18n/texts.ts';
import { operator } from '../../settings/operator.ts';
import { StatusMessage } from '../../ui/controls/StatusMessage.tsx';
import { contentTypes } from './content-types.ts';
import type { PageView } from './pages.server.ts';

/** A page that the shop must have and nobody has written: whom shoppers ask meanwhile, and how editors write it. */
export function UnwrittenPage({ page: { key, title } }: { page: Pick<PageView, 'key' | 'title'> }) {
  const text = useText();
  return (
    <div className="running-text">
      <StatusMessage kind="warning" title={text('page.unwritten.title')}>
        <p>
          {text('page.unwritten.text', { title })} <a href={operator.phoneLink}>{operator.phone}</a>
        </p>
      </StatusMessage>
      <h2>{text('page.unwritten.editors')}</h2>
      <p>{text('page.unwritten.how', { title, key, type: contentTypes.news })}</p>
    </div>
  );
}
