import type { Messages } from '../../i18n/texts.ts';

export const quickOrder: Pick<Messages, 'quickOrder'> = {
  quickOrder: {
    title: 'Quick order',
    teaser: 'Paste a list of your products and order everything at once.',
    open: 'Enter a list',
    list: 'List of PZNs',
    help: 'One PZN a line, followed by the number of packs, such as 04877800; 2. At most {{count}} lines.',
    missing: 'Please enter at least one PZN.',
    byNumber: {
      list: 'List of article numbers',
      help: 'One article number a line, followed by the number of packs, such as 12345; 2. At most {{count}} lines.',
      missing: 'Please enter at least one article number.',
    },
    check: 'Check the list',
    result: 'Your list',
    ready_one: '{{count}} of {{all}} lines can be ordered.',
    ready_other: '{{count}} of {{all}} lines can be ordered.',
    add_one: '{{count}} product into the cart',
    add_other: '{{count}} products into the cart',
    problem: {
      unreadable: 'This is no PZN. It has eight digits and stands below the bar code.',
      unreadableNumber: 'This is no article number. It stands among the product data and has no spaces.',
      checkDigit: 'This PZN has no valid check digit. Please compare it with your pack.',
      unknown: 'We do not carry this PZN.',
      unknownNumber: 'We do not carry this article number.',
      prescription: 'Needs a prescription, cannot be ordered here.',
      soldOut: 'Not available at present.',
      tooMany: 'There are not so many packs for one order. Please lower the number.',
      notSold: 'Cannot be ordered at present.',
    },
  },
};
