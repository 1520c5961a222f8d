import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

interface Withdrawal {
  readonly shop: string;
  /** The case that was made of it. */
  readonly received: Row<'Case'>;
  readonly declared: {
    readonly name: string;
    readonly orderNumber: string;
    readonly email: string;
    readonly items: string | undefined;
  };
}

/** Confirms on a durable medium what was declared and when it was received (§ 356a BGB). */
export function sendWithdrawalMail(context: RequestContext, withdrawal: Withdrawal): Promise<void> {
  const { language, now } = context;
  const { shop, received, declared } = withdrawal;
  const { greeting, withdrawal: say } = mailTexts[language];
  const pieces = [
    { text: greeting(declared.name) },
    { text: say.received(inWords(now, language)) },
    { heading: say.heading },
    { lines: [say.name(declared.name), say.order(declared.orderNumber), say.items(declared.items)] },
  ];
  const content = { language, shop, subject: say.subject(received.CaseNumber), pieces };
  return sendMail(context, { to: declared.email, ParentId: received.Id, content });
}

/** The pharmacy's time, wherever the declaration comes from. */
function inWords(moment: Date, language: RequestContext['language']): string {
  const locale = language === 'en' ? 'en-GB' : 'de-DE';
  return moment.toLocaleString(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Berlin' });
}
