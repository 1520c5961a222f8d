import { type RefObject, useEffect } from 'react';
import { keepGuestDetails, storedGuestDetails } from '#client/commerce/effective-account.ts';
import { formText } from '../../forms/form-text.ts';

/** Names of the fields that hold what a guest says of themselves. */
const fieldOf = { lastName: 'lastName', email: 'email', phoneNumber: 'phone' } as const;

/**
 * Fills the empty fields of a form with what the guest has typed before in this visit (SF-SESSION-04).
 *
 * @returns keeps what is in the form now, in the browser only
 */
export function useGuestDetails(
  form: RefObject<HTMLFormElement | null>,
  session: { isGuest: boolean },
): () => void {
  const { isGuest } = session;
  useEffect(() => {
    const kept = isGuest ? storedGuestDetails(sessionStorage) : undefined;
    for (const [detail, name] of Object.entries(fieldOf)) {
      const field = form.current?.elements.namedItem(name);
      const value = kept?.[detail as keyof typeof fieldOf];
      if (value && field instanceof HTMLInputElement && field.value === '') field.value = value;
    }
  }, [form, isGuest]);

  return () => {
    if (!form.current) return;
    const typed = new FormData(form.current);
    keepGuestDetails(sessionStorage, session, {
      lastName: formText(typed, fieldOf.lastName),
      email: formText(typed, fieldOf.email),
      phoneNumber: formText(typed, fieldOf.phoneNumber),
    });
  };
}
