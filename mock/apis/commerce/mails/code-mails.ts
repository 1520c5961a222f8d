import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { joined } from './order-facts.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** Sends whoever wants to open an account the code that opens it. */
export function sendConfirmationMail(
  context: RequestContext,
  { shop, registration }: { readonly shop: string; readonly registration: Row<'Registration__c'> },
): Promise<void> {
  const { language } = context;
  const { greeting, confirmation: say, code } = mailTexts[language];
  const { FirstName__c, LastName__c, Email__c, Code__c } = registration;
  const pieces = [
    { text: greeting(joined(FirstName__c, LastName__c)) },
    { text: say.wanted },
    { heading: code(Code__c) },
    { text: say.notYou },
  ];
  return sendMail(context, { to: Email__c, content: { language, shop, subject: say.subject(shop), pieces } });
}

interface ToUser {
  readonly shop: string;
  readonly user: Row<'User'>;
}

/** Sends a buyer the code with which a new password is chosen. */
export function sendResetMail(
  context: RequestContext,
  { shop, user, code }: ToUser & { readonly code: string },
): Promise<void> {
  const { reset: say, code: heading } = mailTexts[context.language];
  const pieces = [{ text: say.wanted }, { heading: heading(code) }, { text: say.notYou }];
  return sendToUser(context, { shop, user }, say.subject(shop), pieces);
}

/** Tells a buyer that the password is another one now, in case that somebody else has changed it. */
export function sendPasswordChangedMail(context: RequestContext, to: ToUser): Promise<void> {
  const { passwordChanged: say } = mailTexts[context.language];
  return sendToUser(context, to, say.subject(to.shop), [{ text: say.changed }, { text: say.notYou }]);
}

function sendToUser(
  context: RequestContext,
  { shop, user }: ToUser,
  subject: string,
  said: readonly ({ readonly text: string } | { readonly heading: string })[],
): Promise<void> {
  const { language } = context;
  const pieces = [{ text: mailTexts[language].greeting(user.Name) }, ...said];
  return sendMail(context, {
    to: user.Email,
    RelatedToId: user.AccountId,
    content: { language, shop, subject, pieces },
  });
}
