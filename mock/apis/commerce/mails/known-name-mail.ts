import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

interface KnownName {
  readonly shop: string;
  /** What the person signs in with. */
  readonly name: string;
  readonly to: string;
  /** With it a new password is chosen. */
  readonly code: string | undefined;
}

/** Tells whoever has an account that somebody wanted to open another with the same mail address. */
export function sendKnownNameMail(
  context: RequestContext,
  { shop, name, to, code }: KnownName,
): Promise<void> {
  const { language } = context;
  const { greeting, knownName: say, code: heading } = mailTexts[language];
  const pieces = [
    { text: greeting(null) },
    { text: say.tried(name) },
    { text: say.advice },
    ...(code ? [{ text: say.forgotten }, { heading: heading(code) }] : []),
  ];
  return sendMail(context, { to, content: { language, shop, subject: say.subject(shop), pieces } });
}
