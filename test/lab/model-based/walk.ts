import { guestAddress } from '#mock/apis/dispatch/testing/guest-address.ts';
import type { Answer } from './browser.ts';
import { Divergence } from './expect-same.ts';
import type { Model } from './model.ts';
import { type Shop, STORE_PATH } from './shop.ts';

/** A model and the shop that it is the model of. */
export interface Walk {
  readonly model: Model;
  readonly shop: Shop;
}

/** Asks the store, for the account that the buyer acts for. */
export function ask({ model, shop }: Walk, method: string, path: string, body?: unknown, headers?: object) {
  const query = model.party === 'managed' ? `effectiveAccountId=${shop.managedAccount}` : '';
  const joint = query === '' ? '' : path.includes('?') ? '&' : '?';
  const isWhole = path.startsWith('/services') || path.startsWith('/webruntime');
  const own = model.party === 'guest' ? guestAddress(STORE_PATH) : STORE_PATH;
  const address = isWhole ? path : own + path;
  return shop.browser.call(method, address + joint + query, body, headers);
}

/** The same where the model knows the status; answers the body. */
export async function expectStatus(
  status: number | readonly number[],
  answer: Promise<Answer>,
  what: string,
  // biome-ignore lint/suspicious/noExplicitAny: see Answer
): Promise<any> {
  const { status: found, body } = await answer;
  const expected = [status].flat();
  if (!expected.includes(found))
    throw new Divergence(`${what}: ${expected.join(' or ')} expected, got ${found} ${JSON.stringify(body)}`);
  return body;
}
