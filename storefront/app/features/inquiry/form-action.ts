import { type Body, textOf } from '../content/body.ts';

/** What follows when a form has been received: a message in its place, or another page (SF-PAGE-12). */
export type FormAction =
  | { kind: 'message'; message: string | undefined }
  | { kind: 'redirect'; page: string };

/**
 * The action that a content states for its form. A redirect leads to a content page that exists; anything else is a
 * message, the shop's own where the content has none.
 *
 * @param pageExists whether there is a content page of that key
 */
export function formActionOf(body: Body, pageExists: (contentKey: string) => boolean): FormAction {
  const page = textOf(body, 'page');
  if (body?.kind === 'redirect' && page && pageExists(page)) return { kind: 'redirect', page };
  return { kind: 'message', message: textOf(body, 'message') };
}
