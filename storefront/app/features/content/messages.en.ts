import type { Messages } from '../../i18n/texts.ts';

export const page: Pick<Messages, 'page'> = {
  page: { updated: 'As of {{date}}' },
};
