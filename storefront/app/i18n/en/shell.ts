import type { Messages } from '../texts.ts';

export const shell: Messages['shell'] = {
  shopName: 'Offizin',
  skipToContent: 'Skip to content',
  home: 'Home',
  logoLabel: 'Offizin, to the home page',
  strip: {
    label: 'Service',
    shipping: 'Free shipping from {{threshold}}',
    advice: 'Ask our pharmacists:',
    hours: 'Mon–Sat 8 am–8 pm, free of charge',
  },
  language: { other: 'Deutsch', otherCode: 'de' },
  search: {
    label: 'Search products',
    placeholder: 'Product, PZN, active ingredient',
    submit: 'Search',
    suggestions: 'Suggestions',
    available_one: '{{count}} suggestion. Choose with the arrow keys.',
    available_other: '{{count}} suggestions. Choose with the arrow keys.',
  },
  account: {
    signIn: 'Sign in',
    mine: 'My account',
    greeting: 'Hello, {{name}}',
    actingFor: 'for {{account}}',
  },
  cart: {
    label: 'Cart',
    show: 'Show the cart',
    hide: 'Hide the cart',
    count_one: 'Cart, {{count}} item',
    count_other: 'Cart, {{count}} items',
  },
  wishes: {
    count_one: 'Wish list, {{count}} product',
    count_other: 'Wish list, {{count}} products',
    add: 'Remember',
    remove: 'Forget',
  },
  categories: {
    label: 'Categories',
    open: 'Open menu',
    close: 'Close menu',
    all: 'Everything in {{category}}',
    allCategories: 'All categories',
  },
  breadcrumbs: 'You are here',
  footer: {
    legal: 'Legal',
    range: 'Range',
    adviceTitle: 'Advice by pharmacists',
    adviceText: 'On interactions, use and dosage too.',
    withdraw: 'Withdraw from a contract',
    euLogo: 'Click to verify if this website is operating legally',
    storage:
      'This shop only stores what it needs to work: sign-in, account and cart. No advertising, no analytics, and therefore no consent banner.',
    prices: 'All prices include VAT, plus shipping.',
    rights: 'Demonstration shop. Brands and products are invented.',
  },
  messages: { label: 'Messages', close: 'Close message' },
  loading: 'Loading',
};
