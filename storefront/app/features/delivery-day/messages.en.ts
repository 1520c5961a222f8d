import type { Messages } from '../../i18n/texts.ts';

export const delivery: Pick<Messages, 'delivery'> = {
  delivery: {
    today: 'today',
    tomorrow: 'tomorrow',
    time: '{{time}} (German time)',
    until: 'Order by {{day}}, {{time}}:',
    on: 'delivery expected {{day}}',
    between: 'delivery expected {{from}} – {{to}}',
  },
};
