import type { germanSettings } from './german.ts';

export const englishSettings: typeof germanSettings = {
  settings: {
    lead: 'Language, time zone and writing of numbers and days. A choice holds at once.',
    manner: 'Language and writing',
    example: 'How you read values',
    now: 'Now',
    amount: 'Amount',
    saved: '{{setting}} is changed',
    unknown: 'That is no choice for {{setting}}.',
    unknownZone: 'Your browser does not know the time zone {{zone}}. Please choose another one.',
  },
};
