import type { Messages } from '../../i18n/texts.ts';

export const orderLookup: Pick<Messages, 'orderLookup'> = {
  orderLookup: {
    title: 'View an order',
    intro: 'See how far your order is, also without an account.',
    signIn: 'With an account, you find all your orders after signing in.',
    mine: 'Orders of your account',
    orderNumber: 'Order number',
    orderNumberHelp: 'It is in your order confirmation.',
    email: 'Email address of the order',
    submit: 'View order',
    searching: 'Searching',
    another: 'View another order',
    unknown: 'We find no order with this number and email address. Please check both, or call us: {{phone}}',
    withoutAccount: 'Ordered without an account? View the order',
    error: {
      orderNumber: 'Please enter the order number.',
      email: 'Please enter the email address that you ordered with.',
    },
  },
};
