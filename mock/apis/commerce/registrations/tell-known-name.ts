import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { sendKnownNameMail } from '../mails/known-name-mail.ts';
import { resetCode } from './reset-codes.ts';

/**
 * Tells whoever signs in with an address that somebody wanted to open an account with it. A buyer gets a code for a new
 * password with it: most have forgotten that they have one.
 */
export async function tellKnownName(
  context: RequestContext,
  { shop, email }: { readonly shop: string; readonly email: string },
): Promise<void> {
  const sent = await resetCode(context, email);
  if (sent === 'too many') return;
  await sendKnownNameMail(context, { shop, name: email, to: sent?.user.Email ?? email, code: sent?.code });
}
