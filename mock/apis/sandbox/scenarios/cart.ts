import { withMembers } from './alterations.ts';
import { cartReads, cartSummaries, cartWrites } from './operations.ts';
import { readOnly } from './read-only.ts';
import type { Scenario } from './scenario.ts';

const processing = withMembers({ asyncOperationStatus: 'Processing' });
const failedProduct = {
  productId: '01t000000000001AAA',
  name: 'Ibuprofen 400 mg Filmtabletten',
  errors: [
    {
      errorCode: 'PACK_LIMIT_EXCEEDED',
      message: 'Von diesem Arzneimittel geben wir höchstens 2 Packungen pro Bestellung ab.',
    },
  ],
};

const failedItem = {
  cartItem: '0a9000000000001AAA',
  message: `${failedProduct.name}: ${failedProduct.errors[0]?.message}`,
  status: 'Failed',
};

/** What can be the case with a cart. */
export const cartScenarios: readonly Scenario[] = [
  {
    name: 'cart-processing',
    area: 'cart',
    title: 'Cart is being recalculated',
    description: 'The summary of the cart says Processing for some polls, then what is true.',
    times: 5,
    effects: [{ kind: 'alter', operationIds: cartSummaries, alter: processing }],
  },
  {
    name: 'cart-never-settles',
    area: 'cart',
    title: 'Cart stays in recalculation',
    description: 'The summary of the cart says Processing for good; a client gives up after 14 tries.',
    times: null,
    effects: [{ kind: 'alter', operationIds: cartSummaries, alter: processing }],
  },
  {
    name: 'cart-locked',
    area: 'cart',
    title: 'Cart is locked',
    description:
      'A write of the cart is a 409, which no client repeats, since another operation is in progress.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: cartWrites, status: 409 }],
  },
  {
    name: 'arrange-processing',
    area: 'cart',
    title: 'Deliveries are being arranged',
    description:
      'Arranging items answers 202 as always, and the cart says Processing for some polls afterwards.',
    times: 4,
    effects: [{ kind: 'alter', operationIds: cartSummaries, alter: processing }],
  },
  {
    name: 'cart-item-above-maximum',
    area: 'cart',
    title: 'Too many packs',
    description:
      'Adding a product or changing its quantity is refused, as more packs are asked for than are sold at once.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['addItemToCart', 'updateItemInCart'],
        status: 400,
        example: 'aboveMaximum',
      },
    ],
  },
  {
    name: 'cart-pack-limit',
    area: 'cart',
    title: 'Limit of packs for a medicine',
    description: 'Adding a medicine is refused, as no more packs are given out per order.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['addItemToCart', 'updateItemInCart'],
        status: 400,
        example: 'packLimit',
      },
    ],
  },
  {
    name: 'cart-product-gone',
    area: 'cart',
    title: 'Product is not sold any more',
    description: 'Adding a product is refused, as it is not for sale.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['addItemToCart'], status: 400, example: 'unknownProduct' }],
  },
  {
    name: 'cart-empty',
    area: 'cart',
    title: 'No cart yet',
    description: 'The cart and its items are not found, as before the first product.',
    times: null,
    effects: [
      { kind: 'refuse', operationIds: cartSummaries, status: 404 },
      {
        kind: 'alter',
        operationIds: ['getCartItems'],
        alter: withMembers({
          cartItems: [],
          cartPromotions: { promotions: [] },
          cartCoupons: { cartCoupons: { coupons: [] } },
          totalItemCount: 0,
          totalNumberOfPages: 0,
          nextPageToken: null,
          nextPageUrl: null,
        }),
      },
    ],
  },
  {
    name: 'read-only-clone',
    area: 'cart',
    title: 'Cart is a copy that cannot be changed',
    description: 'Every write of the cart is refused, as with the copy that belongs to a payment link.',
    times: null,
    effects: readOnly(cartWrites),
  },
  {
    name: 'coupon-unknown',
    area: 'cart',
    title: 'Coupon does not exist',
    description: 'A coupon is refused, in cart and checkout.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['addCouponToCart', 'addCouponToCheckout'],
        status: 400,
        example: 'unknown',
      },
    ],
  },
  {
    name: 'coupon-expired',
    area: 'cart',
    title: 'Coupon has expired',
    description: 'A coupon is refused, as its time is over.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['addCouponToCart', 'addCouponToCheckout'],
        status: 400,
        example: 'expired',
      },
    ],
  },
  {
    name: 'coupon-redeemed',
    area: 'cart',
    title: 'Coupon was redeemed before',
    description: 'A coupon is refused, as it was used as often as it may be.',
    times: 1,
    effects: [
      {
        kind: 'refuse',
        operationIds: ['addCouponToCart', 'addCouponToCheckout'],
        status: 400,
        example: 'redeemed',
      },
    ],
  },
  {
    name: 'guest-merge-with-failed-products',
    area: 'guest',
    title: 'Guest cart is merged, but for a product',
    description:
      'After signing in, one product of the guest cart cannot be taken over and is named with its reason.',
    times: 1,
    effects: [
      {
        kind: 'alter',
        operationIds: ['preserveCart'],
        alter: withMembers({
          numberOfProducts: 1,
          numberOfProductsWithError: 1,
          numberOfProductsWithSuccess: 0,
          failedCartItems: [failedItem],
          succeededCartItems: [],
        }),
      },
    ],
  },
  {
    name: 'guest-merge-fails',
    area: 'guest',
    title: 'Guest cart cannot be merged',
    description: 'Preserving the guest cart fails with a 500; a client only warns, and signing in goes on.',
    times: 1,
    effects: [{ kind: 'refuse', operationIds: ['preserveCart'], status: 500 }],
  },
  {
    name: 'guest-cart-disabled',
    area: 'guest',
    title: 'Guests have no cart',
    description:
      'The store has not enabled guest carts: the context says so, and calls of the cart are a 403.',
    times: null,
    effects: [
      {
        kind: 'alter',
        operationIds: ['getApplicationContext'],
        alter: withMembers({
          guestCartEnabled: false,
          guestCheckoutEnabled: false,
          guestCartCheckoutEnabled: false,
        }),
      },
      {
        kind: 'refuse',
        operationIds: [...cartReads, ...cartWrites, 'createCart'],
        status: 403,
        example: 'guestCartDisabled',
      },
    ],
  },
  {
    name: 'reorder-with-failed-products',
    area: 'cart',
    title: 'Order is put into the cart again, but for a product',
    description: 'One product of the order cannot be bought any more and is named with its reason.',
    times: 1,
    effects: [
      {
        kind: 'alter',
        operationIds: ['addOrderToCart'],
        alter: withMembers({ totalFailedProductCount: 1, failedProducts: [failedProduct] }),
      },
    ],
  },
];
