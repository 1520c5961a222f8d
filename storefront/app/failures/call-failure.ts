import type { de } from '../i18n/de/index.ts';
import type { Text } from '../i18n/texts.ts';

/** Key of the sentence that tells a person what went wrong with a call and what to do. */
export type CallError = keyof typeof de.errors.call;

/** A failed call as a person is told of it. */
export interface CallFailure {
  error: CallError;
  /** What the platform says to the buyer, where it says more than our sentence. */
  detail?: string | undefined;
}

/** The sentence for a failed call. */
export function failureText(text: Text, { error, detail }: CallFailure): string {
  return detail ?? text(`errors.call.${error}`);
}
