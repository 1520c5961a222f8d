import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** Tells whoever has an account that somebody wanted to open another with the same mail address. */
export function sendKnownNameMail(
  context: RequestContext,
  { shop, to }: { readonly shop: string; readonly to: string },
): Promise<void> {
  const { language } = context;
  const { greeting, knownName: say } = mailTexts[language];
  const pieces = [{ text: greeting(null) }, { text: say.tried(to) }, { text: say.advice }];
  return sendMail(context, { to, content: { language, shop, subject: say.subject(shop), pieces } });
}
