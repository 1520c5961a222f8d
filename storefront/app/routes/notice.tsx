import { NoticePage } from '../features/stock-notice/NoticePage.tsx';
import { takeNoticeBack } from '../features/stock-notice/withdraw.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import '../i18n/de/counter.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/notice.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  return { head: plainHead(shop, { title: shop.text('stockNotice.title'), isIndexed: false }) };
}

/** Takes the notice back. */
export async function action({ params, context }: Route.ActionArgs) {
  return takeNoticeBack(context.get(shopContext), params.code);
}

export default function Notice({ actionData }: Route.ComponentProps) {
  return <NoticePage outcome={actionData} />;
}
