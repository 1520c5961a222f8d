import type { Messages } from '../../i18n/texts.ts';

export const page: Pick<Messages, 'page'> = {
  page: {
    untranslated: 'This text is available in {{language}} only.',
    partlyUntranslated: 'Parts of this page are available in {{language}} only.',
    updated: 'As of {{date}}',
    legal: {
      shipping: 'Shipping and payment',
      withdrawal: 'Right of withdrawal',
      terms: 'Terms and conditions',
      privacy: 'Privacy',
      imprint: 'Imprint',
      accessibility: 'Accessibility statement',
    },
    unwritten: {
      title: 'This text is yet to be written',
      text: 'The pharmacy has not published its text on “{{title}}” yet. Until then we gladly tell you on the phone:',
      editors: 'For editors',
      how: 'In the CMS of the shop, create a content of the type “News” ({{type}}) that is called “{{title}}”, or whose name in the address is “{{key}}”, and publish it in the channel of this site. What it says is shown here.',
    },
  },
};
