import type { Messages } from '../../i18n/texts.ts';

export const withdrawal: Pick<Messages, 'withdrawal'> = {
  withdrawal: {
    title: 'Withdraw from a contract',
    intro: 'Here you withdraw from a contract that you made in this shop. You need not sign in.',
    instructions: 'To the withdrawal instructions',
    name: 'Your name',
    orderNumber: 'Order number',
    email: 'Email address for the confirmation',
    items: 'Items you withdraw from',
    all: 'the whole order',
    next: 'On to the confirmation',
    confirmTitle: 'Would you like to withdraw from this contract?',
    confirm: 'Confirm withdrawal',
    change: 'Change details',
    receivedTitle: 'Your withdrawal has been received',
    receivedAt: 'Received on {{moment}}, case {{reference}}.',
    receivedText:
      'Please save this confirmation. We will write to the address you gave about return and refund.',
    save: 'Save confirmation',
    lost: 'Your withdrawal could not be saved. Please try again, write to {{email}} or call: {{phone}}',
    error: {
      name: 'Please enter your name.',
      orderNumber: 'Please enter the order number. You find it in the order confirmation.',
      email: 'Please enter an email address, such as name@example.com.',
    },
  },
};
