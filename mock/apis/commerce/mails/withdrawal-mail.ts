import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { longDateTimeFormat, USUAL_LOCALES } from '#mock/apis/record-data/display/formats.ts';
import { SHOP_TIME_ZONE } from '#mock/objects/shop-time-zone.ts';
import type { Row } from '#mock/store/row.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** What somebody declares who withdraws from an order. */
export interface Declaration {
  readonly name: string;
  readonly orderNumber: string;
  readonly email: string;
  readonly items: string | undefined;
}

interface Withdrawal {
  readonly shop: string;
  /** The case that was made of it. */
  readonly received: Row<'Case'>;
  readonly declared: Declaration;
}

/** Confirms on a durable medium what was declared and when it was received (§ 356a BGB). */
export function sendWithdrawalMail(context: RequestContext, withdrawal: Withdrawal): Promise<void> {
  const { language, now } = context;
  const { shop, received, declared } = withdrawal;
  const { greeting, withdrawal: say } = mailTexts[language];
  const pieces = [
    { text: greeting(declared.name) },
    { text: say.received(longDateTimeFormat(USUAL_LOCALES[language], SHOP_TIME_ZONE).format(now)) },
    { heading: say.heading },
    { lines: [say.name(declared.name), say.order(declared.orderNumber), say.items(declared.items)] },
  ];
  const content = { language, shop, subject: say.subject(received.CaseNumber), pieces };
  return sendMail(context, { to: declared.email, ParentId: received.Id, content });
}
