import type { Messages } from '../../i18n/texts.ts';

export const banner: Pick<Messages, 'banner'> = {
  banner: {
    label: 'Current topics',
    slide: '{{number}} of {{count}}',
    previous: 'Previous topic',
    next: 'Next topic',
    pause: 'Pause',
    play: 'Play',
    goTo: 'Show topic {{number}}',
  },
};
