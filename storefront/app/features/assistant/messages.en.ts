import type { Messages } from '../../i18n/texts.ts';

export const assistant: Pick<Messages, 'assistant'> = {
  assistant: {
    title: 'Assistant',
    intro:
      'A program, not a person: it finds products, tells how far your order is and when you can reach us. On medicines we advise you ourselves: {{phone}}',
    account: 'Your questions are for {{account}}.',
    conversation: 'Conversation',
    you: 'You',
    it: 'Assistant',
    question: 'Your question',
    ask: 'Ask',
    asking: 'One moment',
    missing: 'Please write a question.',
    examples: 'For example',
    example: {
      hours: 'When can I reach you?',
      order: 'Where is my order?',
      product: 'Do you have something for a cold?',
    },
    answer: {
      medicine:
        'Our pharmacists advise you on effects, use and compatibility: {{phone}}. In an emergency, please call 112.',
      hours: 'You can reach us at {{phone}}, {{hours}}.',
      delivery: 'This page says what shipping costs and how long it takes.',
      withdrawal: 'You can withdraw from your order on this page, without an account too.',
      guestOrder: 'With its number and your email address you see how far your order is.',
      noOrder: 'I do not find an order for that.',
      order: 'Your order {{number}}: {{status}}.',
      products: 'This is what I find for “{{sought}}”:',
      unknown: 'I find nothing for that. Please ask in other words, or call us: {{phone}}',
    },
    link: {
      delivery: 'Shipping and delivery',
      withdrawal: 'Withdraw from contract',
      lookUp: 'View order',
      signIn: 'Sign in',
      orders: 'All orders',
      order: 'View this order',
      all: 'All {{count}} results',
    },
  },
};
