import type { Messages } from '../texts.ts';

export const orders: Messages['orders'] = {
  title: 'My orders',
  teaser: 'See what you have ordered, and order it again with one click.',
  open: 'View orders',
  number: 'Order {{number}}',
  date: 'Ordered on',
  status: 'Status',
  packs: 'Packs',
  total: 'Total',
  orderedAt: 'Ordered on {{moment}}',
  delivery: 'Delivery',
  amounts: 'Amounts',
  paymentUnknown: 'Not stated',
  print: 'Print',
  again: 'Order again',
  againOf: 'Order again: {{number}}',
  adding: 'Being added',
  periods: 'Period',
  period: { all: 'All', month: '30 days', halfYear: '6 months', year: '12 months' },
  none: 'You have not ordered anything yet',
  noneText:
    'You will find your orders here. Search for a product, PZN or active ingredient, or have a look at our range.',
  noneInPeriod: 'You did not order anything in this period',
  showAll: 'Show all orders',
  unreadable: 'Your orders cannot be shown right now. Please reload the page in a minute.',
};
