import type { Messages } from '../../i18n/texts.ts';

export const paymentLink: Pick<Messages, 'paymentLink'> = {
  paymentLink: {
    title: 'Pay for an order',
    create: 'Create a payment link',
    creating: 'Creating the link',
    createHelp: 'Somebody else with your account can pay for this order with it.',
    intro:
      'This order was put together for your account. Products, prices and delivery are settled, also if the cart changes later.',
    createdAt: 'Payment link of {{moment}}',
    pay: 'Pay now',
    paying: 'Opening the checkout',
    share: 'Pass the link on',
    address: 'Address of this page',
    addressHelp: 'Whoever opens it and signs in with your account can pay for the order.',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    notCopied: 'The browser does not allow copying. Please copy the selected address yourself.',
    withdraw: 'Withdraw the link',
    withdrawHelp: 'Nobody can pay with it afterwards. Your cart stays as it is.',
    back: 'Back to the payment link',
    gone: 'This payment link is not valid',
    goneText: 'The order is paid already, the link was withdrawn, or it belongs to another account.',
    orders: 'My orders',
    cart: 'To the cart',
  },
};
