import type { Messages } from '../../i18n/texts.ts';

export const errors: Messages['errors'] = {
  notFound: {
    title: 'This page does not exist',
    text: 'Perhaps the product is no longer in our range, or the address has a typing error. Search here for {{terms}}.',
  },
  server: {
    title: 'Something went wrong on our side',
    text: 'Please reload the page. If that does not help, our telephone service will: {{phone}}',
  },
  unreachable: {
    title: 'The shop cannot be reached right now',
    text: 'We are working on it. Please try again in a minute. We answer urgent questions by phone: {{phone}}',
  },
  maintenance: {
    title: 'We will be back shortly',
    text: 'The shop is being maintained. Your cart is kept. For urgent questions call us: {{phone}}',
  },
  retry: 'Reload',
  toHome: 'To the home page',
  reference: 'Error number: {{id}}',
  call: {
    sessionExpired: 'Your sign-in has expired. Please sign in again.',
    forbidden: 'This is not possible with this account. Please choose another account or call us.',
    guestCart: 'Please sign in to order.',
    notFound: 'This no longer exists. Please reload the page.',
    conflict: 'Your cart is still being calculated. Please try again in a moment.',
    outOfStock: 'So many packs are no longer available. Please choose a smaller quantity.',
    limit: 'So many packs of this product are not allowed per order. Please choose a smaller quantity.',
    invalid: 'These details do not fit. Please check what you entered.',
    checkoutGone: 'Your cart has changed. Please go to checkout again.',
    unreachable: 'The shop cannot be reached right now. Please try again in a minute.',
    processing: 'The calculation takes longer than usual. Please reload the page in a minute.',
    payment: 'The payment service does not answer. Please try again, or pay on invoice.',
    cartErrors: 'Your cart cannot be ordered as it is. Please check the marked items.',
    paymentRefused:
      'You have not confirmed the payment. Nothing was paid. Please try again, or choose another means of payment.',
    payFirst: 'Please confirm how you pay before you order. The total may have changed.',
    unknown: 'That did not work. Please try again.',
  },
};
