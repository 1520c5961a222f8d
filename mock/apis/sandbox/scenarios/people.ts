import type { PlatformOperationId } from '../../dispatch/operations.ts';
import { changing, withMembers } from './alterations.ts';
import { cartReads, cartWrites, checkoutSteps, orderActions } from './operations.ts';
import type { Scenario } from './scenario.ts';

const commerce: readonly PlatformOperationId[] = [
  ...cartReads,
  ...cartWrites,
  'createCart',
  ...checkoutSteps,
  ...orderActions,
];

/** What can be the case with a session, an account and a person's own things. */
export const peopleScenarios: readonly Scenario[] = [
  {
    name: 'session-expired',
    area: 'account',
    title: 'Session has expired',
    description:
      'Whoever is signed in is a guest to the platform, and protected calls are a 401, until somebody signs in anew.',
    times: null,
    effects: [{ kind: 'expire', operationIds: [] }],
  },
  {
    name: 'sign-in-refused',
    area: 'account',
    title: 'Sign-in is refused',
    description: 'Name or password are wrong, whatever is typed.',
    times: 1,
    effects: [
      { kind: 'refuse', operationIds: ['submitAuthorization'], status: 400, example: 'wrongCredentials' },
      { kind: 'refuse', operationIds: ['createAccessToken'], status: 400, example: 'wrongPassword' },
    ],
  },
  {
    name: 'token-refused',
    area: 'account',
    title: 'Token of a helper write is refused',
    description:
      'A helper write is a 403, as its token belongs to another session; a client fetches a new one.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['addOrderToCart'], status: 403, example: 'token' }],
  },
  {
    name: 'account-without-abilities',
    area: 'account',
    title: 'Account may neither fill a cart nor order',
    description: 'The account has no access to cart, checkout and orders: each call of them is a 403.',
    times: null,
    effects: [
      {
        kind: 'refuse',
        operationIds: commerce,
        status: 403,
        error: { errorCode: 'INSUFFICIENT_ACCESS', message: "You don't have access to this account." },
      },
      { kind: 'refuse', operationIds: ['getOrderSummaries'], status: 403, example: 'insufficientAccess' },
    ],
  },
  {
    name: 'no-managed-accounts',
    area: 'account',
    title: 'No managed accounts',
    description: 'The buyer acts for nobody else.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getExternalManagedAccounts'],
        alter: withMembers({ externalManagedAccounts: [] }),
      },
    ],
  },
  {
    name: 'account-revoked',
    area: 'account',
    title: 'Managed account was withdrawn',
    description: 'The account that the buyer acts for cannot be used any more: 403.',
    times: null,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['getEffectiveAccount', 'getSessionContext'],
        status: 403,
        example: 'insufficientAccess',
      },
    ],
  },
  {
    name: 'no-addresses',
    area: 'account',
    title: 'Address book is empty',
    description: 'The buyer has no address yet.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getAddresses'],
        alter: withMembers({ items: [], count: 0, nextPageToken: null, nextPageUrl: null }),
      },
    ],
  },
  {
    name: 'addresses-disabled',
    area: 'guest',
    title: 'Address book is not for guests',
    description: "The list of addresses is a 403 that says 'CPA disabled'.",
    times: null,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['getAddresses'],
        status: 403,
        example: 'guest',
      },
    ],
  },
  {
    name: 'no-orders',
    area: 'account',
    title: 'No orders yet',
    description: 'The list of orders is empty.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getOrderSummaries'],
        alter: withMembers({
          orderSummaries: [],
          count: 0,
          totalCount: 0,
          nextPageToken: null,
          nextPageUrl: null,
        }),
      },
    ],
  },
  {
    name: 'guest-browsing-disabled',
    area: 'guest',
    title: 'Guests see nothing',
    description:
      'The store shows products and prices to buyers only: the context says so, and they are a 403.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: withMembers({
          guestBrowsingEnabled: false,
          guestCartEnabled: false,
          guestCheckoutEnabled: false,
          guestCartCheckoutEnabled: false,
        }),
      },
      {
        kind: 'refuse',
        operationIds: ['getProduct', 'getProducts', 'getProductPrice', 'getProductPrices', 'searchProducts'],
        status: 403,
        example: 'notEnabled',
      },
    ],
  },
  {
    name: 'high-scale-cart',
    area: 'platform',
    title: 'High-scale carts',
    description: 'The context says that carts are of the high-scale kind, so clients send the header for it.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: changing((body) => ({
          ...body,
          propertiesEx: { ...body.propertiesEx, highScaleCartEnabled: true },
        })),
      },
    ],
  },
  {
    name: 'two-currencies',
    area: 'platform',
    title: 'Two currencies',
    description: 'The context names a second currency, so that a client has to choose.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: withMembers({ supportedCurrencies: ['EUR', 'CHF'] }),
      },
    ],
  },
];
