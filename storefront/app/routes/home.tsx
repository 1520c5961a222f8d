import { pageFailure } from '../failures/failures.server.ts';
import { PageSections } from '../features/content/sections/PageSections.tsx';
import { readHome } from '../features/home/home.server.ts';
import { PlainHome } from '../features/home/PlainHome.tsx';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { shopData } from '../head/structured-data.ts';
import { useText } from '../i18n/texts.ts';
import { ordersFromTiles, shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/home.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const home = await readHome(shop).catch(pageFailure);
  const { text } = shop;
  const head = plainHead(shop, { title: text('home.pageTitle'), description: text('home.description') });
  const structuredData = shopData(head.site);
  return { home, head: { ...head, structuredData }, canOrder: ordersFromTiles(shop) };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { home, canOrder } = loaderData;
  if ('plain' in home) return <PlainHome home={home.plain} canOrder={canOrder} />;
  return (
    <>
      <h1 className="visually-hidden">{text('home.heading')}</h1>
      <PageSections sections={home.sections} canOrder={canOrder} />
    </>
  );
}
