import { createCart } from '#client/commerce/cart.ts';
import { hasGuestCart } from '#client/commerce/guest-cart.ts';
import { readSessionContext } from '#client/commerce/session.ts';
import { FetchError } from '#client/errors/index.ts';
import type { Shop } from '../../platform/shop.server.ts';
import { readAssistant } from '../assistant/assistant.server.ts';
import { consentOf } from '../consent/consent.ts';
import { readPageLinks, readServiceLinks } from '../content/pages.server.ts';
import type { Money } from '../product/money.ts';
import { accountWishes, keepsListsInAccount } from '../wish-list/account-lists.server.ts';
import { wishesOf } from '../wish-list/wish-list.server.ts';
import { readChildren } from './navigation.server.ts';
import { type ShellData, searchedFacts, type Visitor } from './shell-data.ts';

/** What stands around every page. What cannot be read is left out, so that the page itself can say why. */
export async function readShell(shop: Shop): Promise<ShellData> {
  const [visitor, cartCount, wishes, categories, pages, services, assistant] = await Promise.all([
    readVisitor(shop),
    readCartCount(shop).catch(() => 0),
    readWishes(shop).catch(() => []),
    readChildren(shop).catch(() => []),
    readPageLinks(shop).catch(() => []),
    readServiceLinks(shop).catch(() => []),
    readAssistant(shop).catch(() => undefined),
  ]);
  const consent = consentOf(shop.kept.getItem('consent'));
  const { statisticsUrl } = shop.settings;
  return {
    visitor,
    cartCount,
    wishes,
    categories,
    pages,
    services,
    searched: searchedFacts.filter((fact) => shop.settings.fields[fact]),
    assistant,
    consent,
    statistics: {
      isOffered: statisticsUrl !== undefined,
      address: consent.allowed.includes('statistics') ? statisticsUrl : undefined,
    },
    pricesAreNet: shop.applicationContext?.taxType === 'Net',
    freeShippingFrom: freeShippingFrom(shop),
  };
}

/** The store's limit of free delivery, as its record says. */
function freeShippingFrom({ applicationContext }: Shop): Money | undefined {
  const amount = applicationContext?.propertiesEx?.freeShippingThreshold;
  return amount ? { amount, currency: applicationContext.defaultCurrency } : undefined;
}

/** Who is at the counter. An account that may no longer be acted for is given up. */
export async function readVisitor(shop: Shop): Promise<Visitor> {
  if (shop.session.isGuest) return { isGuest: true };
  const firstName = shop.session.displayName.split(' ')[0];
  try {
    const context = await readSessionContext(shop.platform);
    const isOther = Boolean(context.effectiveAccountId) && context.effectiveAccountId !== context.accountId;
    return {
      isGuest: false,
      firstName: context.profile?.firstName ?? firstName,
      actingFor: isOther ? (context.effectiveAccountName ?? undefined) : undefined,
      effectiveAccountId: context.effectiveAccountId ?? undefined,
      isPreview: context.isPreview,
    };
  } catch (error) {
    if (error instanceof FetchError && error.status === 403) shop.visit.removeItem('effectiveAccountId');
    return { isGuest: false, firstName };
  }
}

/** The products that the visitor wants to remember. */
const readWishes = async (shop: Shop): Promise<string[]> =>
  (await keepsListsInAccount(shop)) ? accountWishes(shop) : wishesOf(shop);

/** Packs in the cart; the platform is not asked about a guest who has not begun one. */
export async function readCartCount(shop: Shop): Promise<number> {
  if (!shop.abilities.isCartAllowed || (shop.session.isGuest && !hasGuestCart(shop.kept))) return 0;
  const summary = await createCart(shop.platform).summary();
  return Number(summary?.totalProductCount ?? 0);
}
