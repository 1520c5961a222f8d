import type { components } from '#generated/commerce/types.gen.ts';
import type { RequestContext } from '#mock/apis/dispatch/handler.ts';
import { PlatformFault } from '#mock/engine/errors/platform-fault.ts';
import { requireShopper } from '../buyers/shopper.ts';
import { findRecord } from '../records/find-record.ts';
import { invalid, type MethodParameters, requiredText, shortText } from './method-parameters.ts';
import { shopperInput } from './products-controller.ts';
import { receiveCase } from './receive-case.ts';

const LONGEST_EMAIL = 80;

/** Receives the wish to be told when a product can be had again, as a case for the staff, whoever asks (PF-CASE-05). */
export async function requestNotice(
  parameters: MethodParameters,
  context: RequestContext,
): Promise<components['schemas']['InquiryReceipt']> {
  const { accountId } = await requireShopper(context, shopperInput(parameters));
  const email = shortText(parameters, 'email', LONGEST_EMAIL);
  if (!/^[^\s@]+@[^\s@]+$/.test(email)) throw invalid('The parameter email must be an e-mail address.');
  const product = await findRecord(context.store, 'Product2', requiredText(parameters, 'productId'));
  if (!product?.IsActive) throw new PlatformFault(404, 'NOT_FOUND', 'The requested resource does not exist');
  const named = [product.Name, product.L2C_CM_ProductNameVariant__c].filter(Boolean).join(', ');
  return receiveCase(
    context,
    {
      Subject: `Benachrichtigung: ${named}`.slice(0, 255),
      Type: 'Delivery',
      Origin: 'Web',
      AccountId: accountId,
      ProductId: product.Id,
      SuppliedEmail: email,
      Description: `Bitte an ${email} schreiben, sobald das Produkt wieder lieferbar ist.`,
    },
    { SuppliedEmail: email },
  );
}
