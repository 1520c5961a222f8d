import { FORM_ID } from './form-values.ts';

/** Submits a form from beside it, with everything that a click on its button does. */
export function submitForm(id: string = FORM_ID): void {
  const form = document.getElementById(id);
  if (form instanceof HTMLFormElement) form.requestSubmit();
}
