import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireWebStore } from '../buyers/buyer.ts';
import { closeCase } from '../stock-notices/tell-of-stock.ts';
import { type MethodParameters, requiredText, shortText } from './method-parameters.ts';

const LONGEST_CODE = 60;

/**
 * Takes back the wish to be told of a product, by the code of its mail, whoever has that (PF-CASE-07). The case is kept
 * for the staff; the same again, and after the mail was sent, answers as the first time.
 */
export async function withdrawNotice(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<components['schemas']['InquiryReceipt']> {
  const { store } = context;
  await requireWebStore(context, requiredText(parameters, 'webstoreId'));
  const NoticeCode__c = shortText(parameters, 'code', LONGEST_CODE);
  const waiting = await store.findOne('Case', { where: { Type: 'StockNotice', NoticeCode__c } });
  if (!waiting) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  await closeCase(context, waiting.Id, 'Der Wunsch nach der Nachricht wurde zurückgenommen.');
  return { reference: waiting.CaseNumber, receivedAt: waiting.CreatedDate };
}
