import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { joined } from './order-facts.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

interface Welcome {
  readonly shop: string;
  /** Who has opened an account. */
  readonly user: Row<'User'>;
}

/** Tells the address of a new account that it is open, in case that somebody else has opened it. */
export function sendWelcomeMail(context: RequestContext, { shop, user }: Welcome): Promise<void> {
  const { language } = context;
  const { greeting, welcome: say } = mailTexts[language];
  const name = joined(user.FirstName, user.LastName);
  const pieces = [{ text: greeting(name) }, { text: say.opened(user.Username) }, { text: say.notYou }];
  const content = { language, shop, subject: say.subject(shop), pieces };
  return sendMail(context, { to: user.Username, RelatedToId: user.AccountId, content });
}
