import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page exists in German at its own address and in English under /en. */
export default [
  route('en?', 'routes/shop.tsx', [
    index('routes/home.tsx'),
    route('product/detail/:productId', 'routes/product.tsx'),
    route('category/*', 'routes/category.tsx'),
    route('navigation', 'routes/navigation.ts'),
    route('search', 'routes/search.tsx'),
    route('search/suggestions', 'routes/search-suggestions.ts'),
    route('info/:contentKey', 'routes/info.tsx'),
    route('withdrawal', 'routes/withdrawal.tsx'),
    route('login', 'routes/login.tsx'),
    route('logout', 'routes/logout.ts'),
    route('account', 'routes/account.tsx'),
    route('account/orders', 'routes/account-orders.tsx'),
    route('account/orders/:orderNumber', 'routes/account-order.tsx'),
    route('account/addresses', 'routes/account-addresses.tsx'),
    route('account/addresses/:addressId', 'routes/account-address.tsx'),
    route('cart', 'routes/cart.tsx'),
    route('cart/items', 'routes/cart-items.ts'),
    route('cart/mini', 'routes/cart-mini.ts'),
    route('wish-list', 'routes/wish-list.tsx'),
    route('wish-list/items', 'routes/wish-list-items.ts'),
    route('quick-order', 'routes/quick-order.tsx'),
    route('checkout', 'routes/checkout.tsx', [
      route('address', 'routes/checkout-address.tsx'),
      route('shipments', 'routes/checkout-shipments.tsx'),
      route('delivery', 'routes/checkout-delivery.tsx'),
      route('payment', 'routes/checkout-payment.tsx'),
      route('review', 'routes/checkout-review.tsx'),
    ]),
    route('checkout/confirmation', 'routes/checkout-confirmation.tsx'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
