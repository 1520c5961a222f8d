import { describe, expect, it } from 'vitest';
import type { CartItemPage, CartSummary } from '#client/commerce/cart.ts';
import { packageFields } from '../../settings/field-mapping.ts';
import { type CartVisitor, toCartView } from './cart-view.ts';

/** A cart of one item on which the welcome promotion counts, and whose delivery another promotion pays. */
const page = {
  cartItems: [
    {
      cartItem: {
        cartItemId: '0a9000000000001AAA',
        productId: '01t000000000001AAA',
        productDetails: { name: 'Salbe', sku: '12345678', fields: {} },
        messagesSummary: { limitedMessages: [] },
        promotionDisplayName: '10 % Willkommensrabatt',
        quantity: '2.0',
        totalPrice: '40.00',
        totalAmount: '36.00',
      },
    },
  ],
  cartSummary: {
    currencyIsoCode: 'EUR',
    totalProductAmount: '40.00',
    totalPromotionalAdjustmentAmount: '-4.00',
    messagesSummary: {
      hasErrors: false,
      limitedMessages: [
        { type: 'Promotions', severity: 'Warning', message: 'Der Gutschein gilt zurzeit nicht.' },
        { type: 'Inventory', severity: 'Error', message: 'Nicht lieferbar.' },
        { type: 'Promotions', severity: 'Info', message: 'Ausgeblendet.', visible: false },
      ],
    },
  },
  cartPromotions: {
    promotions: [
      {
        promotionId: 'goods',
        displayName: '10 % Willkommensrabatt',
        adjustmentAmount: '-4.00',
        targetType: 'Item',
      },
      {
        promotionId: 'delivery',
        displayName: 'Standardversand geschenkt',
        adjustmentAmount: '-3.95',
        targetType: 'Cart',
      },
    ],
  },
  cartCoupons: {
    cartCoupons: { coupons: [{ cartCouponId: 'a0C000000000001AAA', couponCode: 'WILLKOMMEN10' }] },
  },
} as unknown as CartItemPage;

const BUYER = { session: { isGuest: false }, flags: {} };

const view = (items = page) =>
  toCartView(items, page.cartSummary as CartSummary, { ...BUYER, mapping: packageFields });

it('shows a line that the platform answers without prices and amounts', () => {
  const [{ cartItem }] = page.cartItems as [CartItemPage['cartItems'][number]];
  const { salesPrice: _, listPrice: __, totalPrice: ___, ...unpriced } = cartItem;
  const [line] = view({ ...page, cartItems: [{ cartItem: unpriced }] })?.lines ?? [];
  expect(line?.total).toBeUndefined();
  expect(line?.product.price).toBeUndefined();
});

describe('promotions in the cart', () => {
  it('lists what they take off the products; the delivery costs are lowered already', () => {
    expect(view()?.totals.discounts).toEqual([
      { id: 'goods', name: '10 % Willkommensrabatt', amount: { amount: '-4.00', currency: 'EUR' } },
    ]);
  });

  it('are told apart by what they lower where the items name none', () => {
    const [{ cartItem }] = page.cartItems as [CartItemPage['cartItems'][number]];
    const { promotionDisplayName: _, ...unnamed } = cartItem;
    const discounts = view({ ...page, cartItems: [{ cartItem: unnamed }] })?.totals.discounts;
    expect(discounts?.map(({ id }) => id)).toEqual(['goods']);
  });

  it('are not in the sums of the lines, which add up to the products', () => {
    expect(view()?.lines.map(({ total }) => total?.amount)).toEqual(['40.00']);
  });

  it('come with their coupons, and with what the platform says about these', () => {
    expect(view()).toMatchObject({
      coupons: [{ id: 'a0C000000000001AAA', code: 'WILLKOMMEN10' }],
      couponRemarks: ['Der Gutschein gilt zurzeit nicht.'],
    });
  });
});

describe('SF-CART-13 a cart is ready for checkout', () => {
  const faultless = { errorCount: 0, hasErrors: false, limitedMessages: [] };
  const summary = { ...page.cartSummary, messagesSummary: faultless } as CartSummary;
  const isReady = (change: object = {}, visitor: CartVisitor = BUYER, items = page) => {
    const cart = toCartView(items, { ...summary, ...change } as CartSummary, {
      ...visitor,
      mapping: packageFields,
    });
    return [cart?.isCheckoutAllowed, cart?.isReadyForCheckout];
  };

  it('where nothing is in the way, also where the platform does not count its products', () => {
    expect(isReady()).toEqual([true, true]);
    expect(isReady({ uniqueProductCount: 1 })).toEqual([true, true]);
  });

  it('but not while it is calculated, nor with errors of the cart or of its page', () => {
    expect(isReady({ asyncOperationStatus: 'Processing' })).toEqual([true, false]);
    expect(isReady({ messagesSummary: { hasErrors: true, limitedMessages: [] } })).toEqual([true, false]);
    expect(isReady({}, BUYER, { ...page, hasErrors: true })).toEqual([true, false]);
  });

  it('for a guest only where the store lets guests order', () => {
    const guest = (guestCheckoutEnabled: boolean) => ({
      session: { isGuest: true },
      flags: { guestCartEnabled: true, guestCheckoutEnabled },
    });
    expect(isReady({}, guest(false))).toEqual([false, false]);
    expect(isReady({}, guest(true))).toEqual([true, true]);
  });
});
