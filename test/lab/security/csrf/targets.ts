import { SIGN_IN_PATHS } from '#storefront/app/platform/sign-in-paths.ts';
import { declaredOperation } from '../../operations/declared.ts';
import { RECORDS_PATH, STORE_PATH } from '../addresses.ts';
import type { Servers } from '../built/servers.ts';

/** Something with an effect that a hostile page would like a victim's browser to ask for. */
export interface Target {
  readonly server: keyof Servers;
  readonly method: 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  /** What is sent: as a form, or as JSON where the address takes that. */
  readonly fields: Readonly<Record<string, unknown>>;
  readonly isJson?: boolean;
  /** Whether the same request from the page's own site changes something, which shows that it is the site that matters. */
  readonly hasEffect: boolean;
}

/** What the targets are about: things of the victim's. */
export interface Loot {
  readonly productId: string;
  readonly addressId: string;
  readonly accountId: string;
  /** A record that may be deleted. */
  readonly recordId: string;
}

const RESET = declaredOperation('resetStore').path;
const address = {
  kind: 'Shipping',
  firstName: 'Eva',
  lastName: 'Falle',
  street: 'Hinterhof 1',
  postalCode: '99999',
  city: 'Musterstadt',
  country: 'DE',
};
const attacker = { username: 'support@offizin.example', password: 'demo' };

type Fields = Target['fields'];

const form = (path: string, fields: Fields, hasEffect = false): Target => ({
  server: 'storefront',
  method: 'POST',
  path,
  fields,
  hasEffect,
});

const json =
  (server: keyof Servers) =>
  (method: Target['method'], path: string, fields: Fields, hasEffect = false): Target => ({
    server,
    method,
    path,
    fields,
    isJson: true,
    hasEffect,
  });

/** Everything that is asked for, in an order in which none that has an effect keeps the next from having its own. */
export function targetsFor({ productId, addressId, accountId, recordId }: Loot): readonly Target[] {
  const shop = json('storefront');
  const staff = json('console');
  const platform = json('mock');
  const item = { productId, quantity: '1', type: 'Product' };
  const creation = { apiName: 'Account', fields: { Name: 'Falle' } };
  return [
    // As many packs as make a cart that the coupon can be redeemed for.
    form('/cart/items', { productId, quantity: '10', from: '/' }, true),
    form('/cart', { intent: 'addCoupon', couponCode: 'VERSANDFREI' }, true),
    form('/checkout/coupon', { couponCode: 'HAUSAPOTHEKE5', intent: 'addCoupon' }),
    form('/account/addresses/new', address, true),
    form('/account/addresses', { intent: 'makeDefault', addressId }),
    form('/account/addresses', { intent: 'delete', addressId }, true),
    form('/account', { accountId }),
    form('/account', { intent: 'rename', firstName: 'Eva', lastName: 'Falle' }, true),
    form('/wish-list/items', { add: productId }, true),
    form('/consent', { choice: 'all' }, true),
    form('/quick-order', { list: '04877800', intent: 'add' }),
    form('/account/orders', { orderSummaryId: '1Os000000000001AAA' }),
    form('/checkout', { cartId: 'current' }),
    form('/checkout/review', { consent: 'on', total: '1.00', checkoutId: 'active' }),
    form(
      '/withdrawal',
      {
        name: 'Eva Falle',
        orderNumber: 'OF-2026-000001',
        email: 'eva@evil.example',
        items: '',
        intent: 'confirm',
      },
      true,
    ),
    form('/register', {
      firstName: 'Eva',
      lastName: 'Falle',
      email: 'eva@evil.example',
    }),
    form('/password/forgotten', { email: 'eva@evil.example' }),
    form('/password/new', { email: 'eva@evil.example', code: '123456', password: 'lange-genug' }),
    form('/login', attacker, true),
    form('/logout', {}, true),
    shop('POST', `${STORE_PATH}/carts/current/cart-items`, item, true),
    shop('PUT', `${STORE_PATH}/checkouts/active`, { cartId: 'current' }),
    shop('POST', `${STORE_PATH}/checkouts/active/orders`, {}),
    shop('DELETE', `${STORE_PATH}/carts/current`, {}, true),
    form(SIGN_IN_PATHS.end, {}, true),
    staff('PATCH', `${RECORDS_PATH}/records/${recordId}`, { fields: { Subject: 'Falle' } }, true),
    staff('POST', `${RECORDS_PATH}/records`, creation, true),
    staff(
      'POST',
      `${RECORDS_PATH}/records/batch`,
      {
        operations: [{ type: 'Create', records: [creation] }],
      },
      true,
    ),
    staff('DELETE', `${RECORDS_PATH}/records/${recordId}`, {}, true),
    staff('POST', '/logout', {}),
    { ...form(SIGN_IN_PATHS.end, {}, true), server: 'console' },
    staff('POST', RESET, {}),
    platform('POST', `${RECORDS_PATH}/records`, creation),
    platform('POST', RESET, {}),
  ];
}
