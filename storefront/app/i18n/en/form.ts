import type { Messages } from '../texts.ts';

export const form: Pick<Messages, 'form'> = {
  form: {
    check_one: 'Please check {{count}} entry:',
    check_other: 'Please check {{count}} entries:',
  },
};
