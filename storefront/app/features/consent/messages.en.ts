import type { Messages } from '../../i18n/texts.ts';

export const consent: Pick<Messages, 'consent'> = {
  consent: {
    title: 'Consent',
    save: 'Save choice',
    saved: 'Your choice is saved. You can change it here at any time.',
    needed: {
      title: 'Necessary',
      text: 'Sign-in, account, cart, wish list, language and this choice. You cannot shop without them, so we do not ask.',
    },
    purposes: {
      history: {
        title: 'Search history',
        text: 'Your latest searches are offered in the search field. They stay on this device and go to nobody. If you say no, they are deleted.',
        label: 'Remember my latest searches on this device',
      },
      assistant: {
        title: 'Assistant',
        text: 'When you open our assistant, its provider learns which page of the shop you come from and can answer to it.',
        label: 'Tell the assistant the page I visited',
      },
      statistics: {
        title: 'Statistics',
        text: 'We count what kinds of pages are opened, such as “product” or “cart”, and whether an order was placed. Nobody learns which product, search or order it was; nothing is stored on your device.',
        label: 'Count my visit',
      },
    },
  },
};
