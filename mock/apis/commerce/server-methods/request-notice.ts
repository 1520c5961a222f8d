import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { createToken } from '#mock/model/sessions/session-token.ts';
import type { Row } from '#mock/store/row.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { productTitle } from '../catalogue/product-title.ts';
import { sendNoticeReceipt } from '../mails/notice-mails.ts';
import { messages } from '../messages/messages.ts';
import { findRecord } from '../records/find-record.ts';
import { availableNow } from '../stock-notices/available-now.ts';
import { invalid, type MethodParameters, requiredText, shortText } from './method-parameters.ts';
import { shopperInput } from './products-controller.ts';
import { receiveCase } from './receive-case.ts';

const LONGEST_EMAIL = 80;

/** Receives the wish to be told when a product can be had again, as a case for the staff, whoever asks (PF-CASE-05). */
export async function requestNotice(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<components['schemas']['InquiryReceipt']> {
  const { accountId, webStore } = await requireShopper(context, shopperInput(parameters));
  const email = shortText(parameters, 'email', LONGEST_EMAIL);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('The parameter email must be an e-mail address.');
  const product = await missingProduct(context, requiredText(parameters, 'productId'));
  return receiveCase(
    context,
    {
      Subject: `Benachrichtigung: ${productTitle(product)}`.slice(0, 255),
      Type: 'StockNotice',
      Origin: 'Web',
      AccountId: accountId,
      ProductId: product.Id,
      SuppliedEmail: email,
      NoticeCode__c: createToken(),
      Description: `Bitte an ${email} schreiben, sobald das Produkt wieder lieferbar ist.`,
    },
    { SuppliedEmail: email },
    (waiting) => sendNoticeReceipt(context, { shop: webStore.Name, product, waiting }),
  );
}

/** A product that there is and that cannot be had at this moment; whoever waited for another would wait for long. */
async function missingProduct(context: RequestContext, productId: string): Promise<Row<'Product2'>> {
  const { store, language } = context;
  const product = await findRecord(store, 'Product2', productId);
  if (!product?.IsActive) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  if ((await availableNow(context, [product.Id])).length === 0) return product;
  const message = messages[language].productAvailable(productTitle(product));
  throw new PlatformFault(400, 'PRODUCT_AVAILABLE', message);
}
