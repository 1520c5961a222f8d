/** Name of the hidden field with which a script asks for data instead of a page. */
export const answerField = 'answer';

/** Whether the form was sent by a script that shows the outcome itself. */
export function wantsData(form: FormData): boolean {
  return form.get(answerField) === 'data';
}
