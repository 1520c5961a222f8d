import type { Messages } from '../../i18n/texts.ts';

export const wishList: Pick<Messages, 'wishList'> = {
  wishList: {
    title: 'Wish list',
    teaser: 'What you have remembered in this browser.',
    open: 'Show wish list',
    text: 'Your wish list stays in this browser, whether you are signed in or not.',
    empty: 'You have not remembered anything yet. The heart at a product puts it here.',
    orderAll_one: '{{count}} product into the cart',
    orderAll_other: '{{count}} products into the cart',
  },
};
