import {
  addCouponToCart,
  addCouponToCheckout,
  addItemsToCart,
  addItemToCart,
  arrangeDeliveryGroupItems,
  createAddress,
  createCart,
  createDeliveryGroup,
  deleteAddress,
  deleteCart,
  deleteCheckout,
  deleteCouponFromCart,
  deleteCouponFromCheckout,
  deleteDeliveryGroup,
  deleteItemFromCart,
  getApplicationContext,
  getCart,
  getCartItems,
  getCartSummary,
  getCheckout,
  getDeliveryGroups,
  searchProducts,
  startCheckout,
  updateAddress,
  updateCheckout,
  updateDeliveryGroup,
  updateItemInCart,
} from '#generated/commerce/client.gen.ts';
import { NotTried, needed, type Seen, stepsOf } from '../calls/step.ts';

const buyer = stepsOf('buyer');

const address = {
  firstName: 'Offizin',
  lastName: 'Check',
  name: 'Offizin Check',
  street: 'Musterweg 1',
  postalCode: '10115',
  city: 'Berlin',
  country: 'DE',
};

const cartIn = (seen: Seen) => ({ cartStateOrId: seen.of(addItemToCart).cartId });
const itemIn = (seen: Seen) => ({ ...cartIn(seen), cartItemId: seen.of(addItemToCart).cartItemId });
const checkoutIn = (seen: Seen) => ({
  checkoutId: needed(seen.of(startCheckout).checkoutId, 'the checkout has no id'),
});

const groupIn = (seen: Seen) => ({ ...cartIn(seen), deliveryGroupId: seen.of(createDeliveryGroup).id });

/** The cart that a first product opens. */
function newCartIn(seen: Seen) {
  if (!seen.isAbsent(getCart)) throw new NotTried('the buyer has a cart, which the check leaves alone');
  return { cartStateOrId: 'current' };
}

/** A pack that is in stock, if the list says so. */
const packIn = (seen: Seen) => ({
  productId: needed(seen.of(searchProducts).productsPage.products[0], 'the store has no product').id,
  quantity: '1',
  type: 'Product' as const,
});

const couponIn = (): never => {
  throw new NotTried('the check knows no coupon of the store');
};

const isSettled = ({ asyncOperationStatus }: { asyncOperationStatus?: string }) =>
  asyncOperationStatus !== 'Processing';

/** What the shop writes: a cart and a checkout of a buyer who has none, and an address of theirs. */
export const writtenCartSteps = [
  buyer(addItemToCart, (seen) => ({ path: newCartIn(seen), body: packIn(seen) }), {
    leaves: ({ cartId }) => ({
      what: `cart ${cartId}`,
      operation: deleteCart,
      by: 'buyer',
      input: { path: { cartStateOrId: cartId } },
    }),
  }),
  buyer(createCart, (seen) => {
    seen.of(addItemToCart);
    return { path: { cartStateOrId: 'current' } };
  }),
  buyer(addItemsToCart, (seen) => ({ path: cartIn(seen), body: { inputs: [{ richInput: packIn(seen) }] } })),
  buyer(updateItemInCart, (seen) => ({ path: itemIn(seen), body: { quantity: '2' } })),
  buyer(getCartSummary, (seen) => ({ path: cartIn(seen) }), {
    name: 'getCartSummary of the check',
    until: isSettled,
  }),
  buyer(getCart, (seen) => ({ path: cartIn(seen) }), { name: 'getCart of the check' }),
  buyer(getCartItems, (seen) => ({ path: cartIn(seen) }), { name: 'getCartItems of the check' }),
  buyer(addCouponToCart, couponIn),
  buyer(deleteCouponFromCart, couponIn),
  buyer(getDeliveryGroups, (seen) => ({ path: cartIn(seen) }), { name: 'getDeliveryGroups of the check' }),
  buyer(createDeliveryGroup, (seen) => {
    if (!seen.of(getApplicationContext).splitShipmentEnabled)
      throw new NotTried('the store sends each order to one address');
    return { path: cartIn(seen), body: { deliveryAddress: address } };
  }),
  buyer(arrangeDeliveryGroupItems, (seen) => {
    const deliveryGroupId = seen.of(createDeliveryGroup).id;
    const { cartItemId } = itemIn(seen);
    return { path: cartIn(seen), body: { arrangements: [{ deliveryGroupId, cartItemId, quantity: '1' }] } };
  }),
  buyer(getCartSummary, (seen) => ({ path: cartIn(seen) }), {
    name: 'getCartSummary of an arranged cart',
    until: isSettled,
  }),
  buyer(
    startCheckout,
    (seen) => ({
      path: { checkoutId: 'active' },
      body: { cartId: cartIn(seen).cartStateOrId, deliveryAddressInput: address },
    }),
    {
      leaves: ({ checkoutId }) =>
        checkoutId
          ? {
              what: `checkout ${checkoutId}`,
              operation: deleteCheckout,
              by: 'buyer',
              input: { path: { checkoutId } },
            }
          : undefined,
    },
  ),
  buyer(getCheckout, (seen) => ({ path: checkoutIn(seen) }), {
    name: 'getCheckout of the check',
    until: (checkout) => checkout !== undefined && checkout.checkoutStatus !== 202,
  }),
  buyer(updateCheckout, (seen) => ({
    path: checkoutIn(seen),
    body: { shippingInstructions: 'Offizin check' },
  })),
  buyer(addCouponToCheckout, couponIn),
  buyer(deleteCouponFromCheckout, couponIn),
  buyer(deleteCheckout, (seen) => ({ path: checkoutIn(seen) })),
  buyer(updateDeliveryGroup, (seen) => ({
    path: groupIn(seen),
    body: { deliveryAddress: { ...address, street: 'Musterweg 3' } } as never,
  })),
  buyer(getCartSummary, (seen) => ({ path: cartIn(seen) }), {
    name: 'getCartSummary of a changed delivery',
    until: isSettled,
  }),
  buyer(deleteDeliveryGroup, (seen) => ({ path: groupIn(seen) })),
  buyer(deleteItemFromCart, (seen) => ({ path: itemIn(seen) })),
  buyer(deleteCart, (seen) => ({ path: cartIn(seen) })),
  buyer(
    createAddress,
    () => ({ path: { accountId: 'current' }, body: { ...address, addressType: 'Shipping' as const } }),
    {
      leaves: ({ addressId }) => ({
        what: `address ${addressId}`,
        operation: deleteAddress,
        by: 'buyer',
        input: { path: { accountId: 'current', addressId } },
      }),
    },
  ),
  buyer(updateAddress, (seen) => ({
    path: { accountId: 'current', addressId: seen.of(createAddress).addressId },
    body: { street: 'Musterweg 2' },
  })),
  buyer(deleteAddress, (seen) => ({
    path: { accountId: 'current', addressId: seen.of(createAddress).addressId },
  })),
];
