import { describeOnPostgres } from '../store/postgres-tests.ts';

describeOnPostgres('the commerce API', {
  'filling the cart': () => import('./carts/filling-the-cart.test.ts'),
  coupons: () => import('./cart-coupons/coupons.test.ts'),
  reservations: () => import('./reservations/reservations.test.ts'),
  checkout: () => import('./checkouts/checkout.test.ts'),
  'placing orders': () => import('./checkouts/place-order.test.ts'),
});
