import { createContext } from 'react-router';
import { createQueryClient } from '#client/cache/query-client.ts';
import { type ApplicationContext, readApplicationContext } from '#client/commerce/application-context.ts';
import { shopperAbilities } from '#client/commerce/cart-status.ts';
import { shopCurrency } from '#client/commerce/currency.ts';
import { storedEffectiveAccountId, type VisitStorage } from '#client/commerce/effective-account.ts';
import { readSession, type Session } from '#client/commerce/session.ts';
import { isSessionExpired } from '#client/errors/index.ts';
import { createPlatform, type Platform } from '#client/platform.ts';
import type { Enter, SignedIn } from '#http/sign-in/signed-in.ts';
import { currencyOf, type Language, languageOf } from '../i18n/languages.ts';
import { type Text, textsOf } from '../i18n/texts.ts';
import { APP } from './app-name.ts';
import { CallCount } from './call-count.server.ts';
import { CookieJar } from './cookie-jar.server.ts';
import { platformFetch, sandboxKeyOf } from './platform-fetch.server.ts';
import { platformVersions } from './platform-versions.server.ts';
import type { ServerFacts } from './server-facts.server.ts';
import type { StorefrontSettings } from './settings.server.ts';
import { sharedAnswers } from './shared-answers.server.ts';
import { signInMark } from './sign-in-mark.server.ts';
import { ARRIVAL_PATH } from './sign-in-paths.ts';
import { placeOf } from './site-place.ts';
import { keptCookies, visitCookies } from './visit-cookies.server.ts';
import { wantsLatest } from './wants-latest.server.ts';

/** Everything that belongs to one request: nothing of it outlives the answer. */
export interface Shop {
  platform: Platform;
  settings: StorefrontSettings;
  /** Address of the shop, with the path below which it lies and no slash at its end. */
  site: string;
  /** Address of the page below the site, without its query. */
  path: string;
  language: Language;
  text: Text;
  /** Who asks; a guest also where the platform could not say. */
  session: Session;
  /** What the store can do; absent where the platform could not be reached. */
  applicationContext: ApplicationContext | undefined;
  /** The visit's memory, kept in session cookies so that the server can read it. */
  visit: VisitStorage;
  /** What this browser remembers beyond the visit: a guest's cart, a wish list. */
  kept: VisitStorage;
  cookies: CookieJar;
  /** Who has signed in. */
  signedIn: SignedIn | undefined;
  /** Signs somebody in by name and password; absent where they sign in on a page of the platform. */
  enter: Enter | undefined;
  /** Whether the visitor may hold a cart and check out; guests only where the store says so (SF-SESSION-10). */
  abilities: { isCartAllowed: boolean; isCheckoutAllowed: boolean };
  /** See ServerFacts. */
  hasPaymentPages: ServerFacts['hasPaymentPages'];
  /** The calls that the answer takes. */
  calls: CallCount;
  /** The visitor had a session that the platform no longer knows. */
  sessionHasExpired: boolean;
  /** The platform could not say who asks; the visitor may be signed in all the same. */
  sessionIsUnknown: boolean;
}

/** The shop of the request, for loaders and actions. */
export const shopContext = createContext<Shop>();

/**
 * Opens the shop for a request: session and store are read first, since every page needs both. Who was signed in and is
 * no longer goes on as a guest: with a token that is worth nothing the platform refuses what it answers to everybody.
 */
export async function openShop(request: Request, facts: ServerFacts): Promise<Shop> {
  const shop = await openAs(request, facts);
  if (!shop.sessionHasExpired || !facts.signedIn) return shop;
  return { ...(await openAs(request, { ...facts, signedIn: undefined })), sessionHasExpired: true };
}

async function openAs(request: Request, facts: ServerFacts): Promise<Shop> {
  const { secure, signedIn, enter, circuit, settings, reading, hasPaymentPages } = facts;
  const scope = { secure, path: settings.sitePath };
  const cookie = { app: APP, ...scope };
  const cookies = new CookieJar(request.headers.get('cookie'), scope);
  const visit = visitCookies(cookies);
  const { site, path } = placeOf(request, settings.sitePath);
  const language = languageOf(path);
  const state: { currency?: string; isGuest: boolean; highScaleCart?: boolean } = { isGuest: true };
  const sandboxKey = sandboxKeyOf(request, cookies);
  const calls = new CallCount();
  const versions = platformVersions(settings.platformUrl, sandboxKey);
  const wire = { origin: settings.platformUrl, isSite: true, versions };
  const fetchAs = (caller: Parameters<typeof platformFetch>[0]) => calls.counting(platformFetch(caller));
  const nobody = { ...wire, fetch: fetchAs({ jar: new CookieJar(null), cookie, circuit }) };
  const isGuest = !signedIn && sandboxKey === undefined;
  const platform = createPlatform({
    ...wire,
    fetch: fetchAs({ jar: cookies, cookie, sandboxKey, circuit, signedIn }),
    queryClient: createQueryClient({ isServer: true }),
    shared: reading && isGuest && !wantsLatest(request, cookies) ? sharedAnswers(reading, nobody) : undefined,
    // Polling is for actions; a page is never held back by it (SF-CART-04).
    isServer: isPage(request),
    context: () => ({
      webstoreId: settings.webstoreId,
      language,
      ...optional('effectiveAccountId', state.isGuest ? undefined : storedEffectiveAccountId(visit)),
      ...optional('currencyIsoCode', state.currency),
      ...optional('highScaleCart', state.highScaleCart),
    }),
  });

  const [answer, applicationContext] = await Promise.all([
    sessionOf(platform, { cookies, signedIn }),
    readApplicationContext(platform).catch(() => undefined),
  ]);
  state.isGuest = answer.session.isGuest;
  if (applicationContext) {
    state.currency = shopCurrency(applicationContext, currencyOf(language));
    state.highScaleCart = applicationContext.propertiesEx?.highScaleCartEnabled ?? undefined;
  }
  const { text } = await textsOf(language);
  const abilities = shopperAbilities(answer.session, applicationContext ?? {});
  const kept = keptCookies(cookies);
  return {
    platform,
    settings,
    site,
    path,
    language,
    text,
    applicationContext,
    visit,
    kept,
    cookies,
    signedIn,
    enter,
    abilities,
    hasPaymentPages,
    calls,
    ...answer,
  };
}

function isPage({ method, url }: Request): boolean {
  return (method === 'GET' || method === 'HEAD') && !new URL(url).pathname.endsWith(ARRIVAL_PATH);
}

async function sessionOf(platform: Platform, { cookies, signedIn }: Pick<Shop, 'cookies' | 'signedIn'>) {
  const guest: Session = { isGuest: true, language: 'de' };
  const mark = signInMark(cookies);
  const expire = () => {
    signedIn?.forget();
    mark.remove();
  };
  try {
    const session = signedIn ? await readSession(platform) : guest;
    const sessionHasExpired = session.isGuest && mark.isSet();
    if (sessionHasExpired) expire();
    return { session, sessionHasExpired, sessionIsUnknown: false };
  } catch (error) {
    const sessionHasExpired = isSessionExpired(error);
    if (sessionHasExpired) expire();
    return { session: guest, sessionHasExpired, sessionIsUnknown: !sessionHasExpired };
  }
}

function optional<Key extends string, Value>(key: Key, value: Value | undefined): { [K in Key]?: Value } {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}

/** Whether tiles of products order: not for guests, who order from the page of a product. */
export const ordersFromTiles = ({ session, abilities }: Pick<Shop, 'session' | 'abilities'>): boolean =>
  !session.isGuest && abilities.isCartAllowed;
