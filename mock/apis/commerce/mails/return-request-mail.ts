import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

/** What a buyer would like to send back. */
export interface WishedReturn {
  readonly orderNumber: string;
  readonly reason: keyof (typeof mailTexts)['de']['returnRequest']['reason'];
  /** Each line with its packs. */
  readonly lines: readonly string[];
  readonly message: string | undefined;
}

interface ReturnReceipt {
  readonly shop: string;
  readonly to: string;
  /** Name of who has asked. */
  readonly name: string;
  /** The case that was made of it. */
  readonly received: Row<'Case'>;
  readonly wished: WishedReturn;
}

/** Confirms that a buyer has asked for a return: what for, the number of the case, and what happens next (PF-MAIL-09). */
export function sendReturnReceipt(
  context: RequestContext,
  { shop, to, name, received, wished: { orderNumber, reason, lines, message } }: ReturnReceipt,
): Promise<void> {
  const { language } = context;
  const { greeting, returnRequest: say } = mailTexts[language];
  const pieces = [
    { text: greeting(name) },
    { text: say.received(orderNumber) },
    { heading: say.heading },
    { lines: [...lines, say.reason[reason], ...(message ? [say.message(message)] : [])] },
    { heading: say.nextHeading },
    { text: say.next },
  ];
  const content = { language, shop, subject: say.subject(received.CaseNumber), pieces };
  return sendMail(context, { to, ParentId: received.Id, RelatedToId: received.OrderId__c, content });
}
