import type { Platform } from '#client/platform.ts';
import { readListRecords } from '#client/records/lists.ts';
import { isRecordId } from '#client/records/record-id.ts';
import type { TextKey } from '../../../i18n/messages.ts';

/** Pages of the shop that a button may lead to, without those of a single product, category or text. */
export const SHOP_PAGES: readonly string[] = [
  ...['', 'search', 'info/:contentKey', 'product/detail/:productId', 'category/*'],
  ...['consent', 'withdrawal', 'login', 'register', 'quick-order', 'cart', 'wish-list', 'checkout'],
  ...['account', 'account/orders', 'account/addresses'],
];

/** Backslashes and control characters, which browsers take for something else than they look like. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const TREACHEROUS = /[\\\u0000-\u001f\u007f]/;

/**
 * What is wrong with the address that a button of the shop leads to; undefined where it leads to a page that is there.
 * What lies outside the shop is judged by its form alone.
 */
export async function linkProblem(platform: Platform, link: string): Promise<TextKey | undefined> {
  const address = link.trim();
  if (TREACHEROUS.test(address) || address.startsWith('//')) return 'contentPages.linkForm';
  if (/^https:\/\/[^\s/]+\S*$/i.test(address) || /^#\S+$/.test(address)) return undefined;
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || /\s/.test(address)) return 'contentPages.linkForm';
  return (await isShopPage(platform, address)) ? undefined : 'contentPages.linkDead';
}

async function isShopPage(platform: Platform, address: string): Promise<boolean> {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  const steps = path.split('/').filter(Boolean);
  const [first, second, third] = steps[0] === 'en' ? steps.slice(1) : steps;
  const last = steps.at(-1) ?? '';
  if (first === 'category') return exists(platform, 'ProductCategory', 'AllCategories', 'Id', last);
  if (first === 'product')
    return second === 'detail' && exists(platform, 'Product2', 'AllProducts', 'Id', third ?? '');
  if (first === 'info') return exists(platform, 'ManagedContent', 'AllContent', 'ContentKey', second ?? '');
  return SHOP_PAGES.includes((steps[0] === 'en' ? steps.slice(1) : steps).join('/'));
}

async function exists(
  platform: Platform,
  objectApiName: string,
  listViewApiName: string,
  field: string,
  value: string,
): Promise<boolean> {
  if (field === 'Id' && !isRecordId(value)) return false;
  const where = `{ ${field}: { eq: ${JSON.stringify(value)} } }`;
  const { records } = await readListRecords(platform, objectApiName, listViewApiName, { where, pageSize: 1 });
  return records.length > 0;
}
