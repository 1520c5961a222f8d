import type { Messages } from '../../i18n/texts.ts';

export const stockNotice: Pick<Messages, 'stockNotice'> = {
  stockNotice: {
    title: 'Take a notice back',
    text: 'You wanted to be told as soon as a product is available again. Here you take that back; we will not write to you then.',
    submit: 'Take the notice back',
    withdrawn: 'Your request is taken back, case {{reference}}. We will not write to you about it any more.',
    unknown:
      'There is no notice for this address. Please open the link as it stands in our email, or reply to the email.',
    home: 'To the home page',
  },
};
