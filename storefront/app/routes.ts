import { index, type RouteConfig, route } from '@react-router/dev/routes';

/** Every page exists in German at its own address and in English under /en. */
export default [
  route('en?', 'routes/shop.tsx', [
    index('routes/home.tsx'),
    route('product/detail/:productId', 'routes/product.tsx'),
    route('category/*', 'routes/category.tsx'),
    route('search', 'routes/search.tsx'),
    route('search/suggestions', 'routes/search-suggestions.ts'),
    route('info/:contentKey', 'routes/info.tsx'),
    route('cart/items', 'routes/cart-items.ts'),
    route('*', 'routes/not-found.tsx'),
  ]),
] satisfies RouteConfig;
