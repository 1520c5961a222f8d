import type { PersonName } from '#client/commerce/profile.ts';
import { updateMyProfileLimits as limits } from '#generated/commerce/constants.gen.ts';
import type { CallFailure } from '../../failures/call-failure.ts';
import { type FieldErrors, formText } from '../../forms/form-text.ts';

export type NameError = 'firstName' | 'lastName';

/** Why the name was not changed, with what was typed. */
export interface RefusedName {
  typed: PersonName;
  errors: FieldErrors<NameError>;
  failure: CallFailure | undefined;
}

/** Most characters of each part. */
export const longestName = {
  firstName: limits.firstName.maxLength,
  lastName: limits.lastName.maxLength,
};

/** Reads the form that changes the name. */
export function readName(form: FormData): PersonName {
  return { firstName: formText(form, 'firstName'), lastName: formText(form, 'lastName') };
}

/** What is wrong with it, by field; no entry where all is well. */
export function nameErrors(typed: PersonName): FieldErrors<NameError> {
  const wrong = (['firstName', 'lastName'] as const).filter(
    (part) => typed[part] === '' || typed[part].length > longestName[part],
  );
  return Object.fromEntries(wrong.map((part) => [part, part]));
}
