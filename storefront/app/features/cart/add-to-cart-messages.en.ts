import type { Messages } from '../../i18n/texts.ts';

export const addToCart: Pick<Messages, 'addToCart'> = {
  addToCart: {
    quantity: 'Quantity',
    quantityOf: 'Quantity of {{product}}',
    less: 'One less',
    more: 'One more',
    add: 'Add to cart',
    adding: 'Adding',
    added_one: '{{product}} is now in your cart.',
    added_other: '{{count}} packs of {{product}} are now in your cart.',
    toCart: 'View cart',
    signIn: 'Sign in to order',
    signInText: 'You can order with a customer account.',
  },
};
