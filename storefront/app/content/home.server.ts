import { readBestSellers } from '../catalogue/best-sellers.server.ts';
import type { BrandContent, GuestBlockContent, HomeView } from '../components/home/home-view.ts';
import type { SlideContent } from '../components/slideshow/slides.ts';
import type { Shop } from '../platform/shop.server.ts';
import { flagOf, listOf, mediaKeyOf, textOf } from './body.ts';
import { type ContentDocument, contentTypes, readContents } from './contents.server.ts';

/** The home page as its contents compose it; a block whose contents are missing is left out. */
export async function readHome(shop: Shop): Promise<HomeView> {
  const [homes, banners, brands, guestBlocks] = await Promise.all([
    readContents(shop, contentTypes.home),
    readContents(shop, contentTypes.banner),
    readContents(shop, contentTypes.brand),
    shop.session.isGuest ? readContents(shop, contentTypes.guestBlock) : [],
  ]);
  const home = homes[0]?.contentBody ?? {};
  const bestSellers = await readBestSellers(shop, listOf(home, 'bestSellerSkus')).catch(() => []);
  return {
    slides: banners.map(toSlide),
    showBannerFooter: flagOf(home, 'showBannerFooter'),
    guestBlock: guestBlocks.map(toGuestBlock)[0],
    brands: brands.map(toBrand),
    bestSellers,
  };
}

function toSlide({ contentBody, language }: ContentDocument): SlideContent {
  return {
    language: language ?? undefined,
    imageContentId: mediaKeyOf(contentBody, 'image'),
    caption: textOf(contentBody, 'caption'),
    buttonText: textOf(contentBody, 'buttonText'),
    buttonLink: textOf(contentBody, 'buttonLink'),
  };
}

function toBrand({ contentBody }: ContentDocument): BrandContent {
  return {
    imageContentId: mediaKeyOf(contentBody, 'image'),
    name: textOf(contentBody, 'name'),
    link: textOf(contentBody, 'link'),
  };
}

function toGuestBlock({ contentBody, language }: ContentDocument): GuestBlockContent {
  return {
    language: language ?? undefined,
    imageContentId: mediaKeyOf(contentBody, 'image'),
    title: textOf(contentBody, 'title'),
    text: textOf(contentBody, 'text'),
    buttonText: textOf(contentBody, 'buttonText'),
    buttonLink: textOf(contentBody, 'buttonLink'),
    alignment: textOf(contentBody, 'alignment'),
    size: textOf(contentBody, 'size'),
  };
}
