import type { Messages } from '../../i18n/texts.ts';

export const inquiry: Pick<Messages, 'inquiry'> = {
  inquiry: {
    name: 'Your name',
    email: 'Email address for the answer',
    message: 'Your question',
    submit: 'Send question',
    sent: 'We have your question. We will answer by email.',
    reference: 'Reference {{reference}}.',
    lost: 'Your question could not be saved. Please try again or call us: {{phone}}',
    error: {
      name: 'Please enter your name.',
      email: 'Please enter an email address, for example name@example.com.',
      message: 'Please write down your question.',
    },
  },
};
