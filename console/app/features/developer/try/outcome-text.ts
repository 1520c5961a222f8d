import type { Exchange } from '#client/send/observed.ts';
import type { Say } from '../../../i18n/use-text.ts';

interface Outcome {
  isSending: boolean;
  exchange?: Exchange | undefined;
}

/** How a call goes, in a sentence that is read aloud. */
export function outcomeText({ isSending, exchange }: Outcome, say: Say): string {
  if (isSending) return say('try.sending');
  if (!exchange) return '';
  const { status, milliseconds } = exchange;
  return status === undefined
    ? say('try.notAnswered')
    : say('try.answered', { status, ms: Math.round(milliseconds) });
}
