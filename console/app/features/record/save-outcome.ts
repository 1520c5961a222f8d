import { isChangedSince, isSessionExpired } from '#client/errors/index.ts';
import { type DetectedDuplicates, detectedDuplicates } from '#client/records/duplicates.ts';
import { recordFaults } from '#client/records/record-faults.ts';
import type { Say } from '../../i18n/use-text.ts';
import { problemText } from '../../ui/ErrorPanel.tsx';
import type { FormErrors } from './form-values.ts';

/** How a refused save is told: at which inputs, and what above them. */
export interface Refusal {
  kind: 'conflict' | 'duplicates' | 'expired' | 'faults';
  /** Messages that belong to no input of the form. */
  messages: string[];
  errors: FormErrors;
  /** What the record would have duplicated. */
  duplicates?: DetectedDuplicates;
}

/**
 * Sorts the faults of a refused save by whether the form has an input for them.
 *
 * @param labelOf how a field is called that the form has no input for
 */
export function refusalOf(
  error: unknown,
  inputs: readonly string[],
  say: Say,
  labelOf: (name: string) => string = (name) => name,
): Refusal {
  const marked = { root: { serverError: '' } };
  if (isSessionExpired(error)) return { kind: 'expired', messages: [], errors: marked };
  if (isChangedSince(error)) return { kind: 'conflict', messages: [], errors: marked };
  const duplicates = detectedDuplicates(error);
  if (duplicates) return { kind: 'duplicates', messages: [], errors: marked, duplicates };
  const { general, fields } = recordFaults(error) ?? { general: [], fields: {} };
  const faults = Object.entries(fields);
  const here = faults.filter(([name]) => inputs.includes(name));
  const elsewhere = faults
    .filter(([name]) => !inputs.includes(name))
    .map(([name, message]) => `${labelOf(name)}: ${message}`);
  const messages = [...general, ...elsewhere];
  const isExplained = messages.length > 0 || here.length > 0;
  return {
    kind: 'faults',
    messages: isExplained ? messages : [problemText(error, say)],
    errors: here.length > 0 ? { values: Object.fromEntries(here) } : marked,
  };
}
