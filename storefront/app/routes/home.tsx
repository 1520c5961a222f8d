import { BestSellers } from '../components/home/BestSellers.tsx';
import { GuestBlock } from '../components/home/GuestBlock.tsx';
import { TopBrands } from '../components/home/TopBrands.tsx';
import { Slideshow } from '../components/slideshow/Slideshow.tsx';
import { readHome } from '../content/home.server.ts';
import { pageFailure } from '../failures/failures.server.ts';
import { headOf } from '../head/page-head.ts';
import { plainHead } from '../head/seo.server.ts';
import { useText } from '../i18n/texts.ts';
import { shopContext } from '../platform/shop.server.ts';
import type { Route } from './+types/home.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => (loaderData ? headOf(loaderData.head) : []);

export async function loader({ request, context }: Route.LoaderArgs) {
  const shop = context.get(shopContext);
  const home = await readHome(shop).catch(pageFailure);
  const { text, session } = shop;
  const head = plainHead(request, { title: text('home.pageTitle'), description: text('home.description') });
  return { home, head, isGuest: session.isGuest };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const text = useText();
  const { home, isGuest } = loaderData;
  return (
    <>
      <h1 className="visually-hidden">{text('home.heading')}</h1>
      <Slideshow slides={home.slides} showFooter={home.showBannerFooter} />
      {isGuest && home.guestBlock ? <GuestBlock block={home.guestBlock} /> : null}
      <TopBrands brands={home.brands} />
      <BestSellers products={home.bestSellers} canOrder={!isGuest} />
    </>
  );
}
