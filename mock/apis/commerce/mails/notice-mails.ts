import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import type { Row } from '#mock/store/row.ts';
import { productTitle } from '../catalogue/product-title.ts';
import type { Piece } from './mail.ts';
import { sendMail } from './send-mail.ts';
import { mailTexts } from './texts.ts';

interface Notice {
  readonly shop: string;
  readonly product: Row<'Product2'>;
  /** The case of who waits for it. */
  readonly waiting: Row<'Case'>;
}

/** Confirms that somebody waits for a product, and how to take that back (PF-MAIL-10). */
export function sendNoticeReceipt(context: RequestContext, notice: Notice): Promise<void> {
  const { shopUrl } = context;
  const { product, waiting } = notice;
  const say = mailTexts[waiting.Language__c ?? 'de'].notice;
  const pieces = [
    { text: say.received },
    { heading: productTitle(product) },
    { heading: say.nextHeading },
    { text: say.next },
    ...(shopUrl && waiting.NoticeCode__c
      ? [{ text: say.takeBack }, { link: `${shopUrl}${pathIn(waiting)}/notice/${waiting.NoticeCode__c}` }]
      : [{ text: say.takeBackByAnswer }]),
  ];
  return send(context, notice, say.subject(waiting.CaseNumber), pieces);
}

/** Tells who has waited for a product that it can be had again (PF-CASE-06). */
export function sendAvailableMail(context: RequestContext, notice: Notice): Promise<void> {
  const { shopUrl } = context;
  const { product, waiting } = notice;
  const say = mailTexts[waiting.Language__c ?? 'de'].notice;
  const page = `${shopUrl}${pathIn(waiting)}/product/detail/${product.Id}`;
  const pieces = [
    { text: say.available },
    { heading: productTitle(product) },
    ...(shopUrl ? [{ text: say.page }, { link: page }] : []),
    { text: say.once(waiting.CaseNumber) },
  ];
  return send(context, notice, say.availableSubject(productTitle(product)), pieces);
}

/** English pages of the shop lie below a path of their own. */
const pathIn = ({ Language__c }: Row<'Case'>) => (Language__c === 'en' ? '/en' : '');

async function send(
  context: RequestContext,
  { shop, waiting }: Notice,
  subject: string,
  said: readonly Piece[],
): Promise<void> {
  if (!waiting.SuppliedEmail) return;
  const language = waiting.Language__c ?? 'de';
  const pieces = [{ text: mailTexts[language].greeting(null) }, ...said];
  const content = { language, shop, subject, pieces };
  await sendMail(context, { to: waiting.SuppliedEmail, ParentId: waiting.Id, content });
}
